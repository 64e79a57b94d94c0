/** Accounts: made, entered and left; passkeys; what an account keeps. */
import { doors } from '@amon-hen/server/protocol';
import { z } from 'zod';
import { call, Refused } from './api.ts';

const anything = z.unknown();
const passkey = z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.coerce.date().nullish() });
export type Passkey = z.infer<typeof passkey>;
export type Statistics = z.infer<typeof doors.statistics>['games'];

/** Without a password a passkey has to be added in the same breath, or nobody will ever come in again. */
export async function signUp(name: string, password: string | null): Promise<void> {
  await call('account', anything, password === null ? { name } : { name, password });
}
export async function signIn(name: string, password: string): Promise<void> {
  await call('auth/sign-in/username', anything, { username: name, password });
}
export async function signOut(): Promise<void> {
  await call('auth/sign-out', anything, {});
}
export async function changePassword(before: string, after: string): Promise<void> {
  const body = { currentPassword: before, newPassword: after, revokeOtherSessions: true };
  await call('auth/change-password', anything, body);
}
export const canUsePasskeys =
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function addPasskey(name: string): Promise<void> {
  const options = await call(
    'auth/passkey/generate-register-options',
    z.custom<PublicKeyCredentialCreationOptionsJSON>(),
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await asked(navigator.credentials.create({ publicKey }));
  await call('auth/passkey/verify-registration', anything, { response: made.toJSON(), name });
}
export async function signInByPasskey(): Promise<void> {
  const options = await call(
    'auth/passkey/generate-authenticate-options',
    z.custom<PublicKeyCredentialRequestOptionsJSON>(),
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = await asked(navigator.credentials.get({ publicKey }));
  await call('auth/passkey/verify-authentication', anything, { response: given.toJSON() });
}
/** Whoever closes the browser's own window has refused. */
async function asked(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await answer.catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Refused('no-passkey');
  return credential;
}
export function passkeys(): Promise<readonly Passkey[]> {
  return call('auth/passkey/list-user-passkeys', z.array(passkey));
}
export async function dropPasskey(id: string): Promise<void> {
  await call('auth/passkey/delete-passkey', anything, { id });
}
/** How many seats of the guest of this browser the account has taken over. */
export async function keepSeats(): Promise<number> {
  return (await call('me/seats', doors.kept, {})).seats;
}
export async function statistics(): Promise<Statistics> {
  return (await call('me/statistics', doors.statistics)).games;
}
