/** Offers as the server sends them, as the kernel types them: a field that is not there is not there. */
import type { Offer, OwnOffer, Refused } from '@amon-hen/kernel';
import type { Present } from '@amon-hen/server/protocol';

type Sent = Present['offers'][number];
type SentOwn = NonNullable<Sent['own']>;

export function offersOf(sent: readonly Sent[]): readonly Offer[] {
  return sent.map(({ about, values, own, ...offer }) => ({
    ...offer,
    ...(about === undefined ? {} : { about }),
    ...(values === undefined ? {} : { values }),
    ...(own === undefined ? {} : { own: ownOf(own) }),
  }));
}
function ownOf({ upTo, usual, refused, ...own }: SentOwn): OwnOffer {
  return {
    ...own,
    refused: refused.map(refusedOf),
    ...(upTo === undefined ? {} : { upTo }),
    ...(usual === undefined ? {} : { usual }),
  };
}
function refusedOf({ option, refusal: { values, ...refusal } }: SentOwn['refused'][number]): Refused {
  return { option, refusal: values === undefined ? refusal : { ...refusal, values } };
}
