/** Calls the player who looks elsewhere: in the title of the page, on its icon, by a notice of the system, by a sound. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useVoice } from '../words/words.tsx';

/** `text` is what to say, null when there is nothing; each new `number` is a new call. */
export function useCall(text: string | null, number: number): void {
  const voice = useVoice();
  const { notify, sound } = useSettings();
  const called = useRef<number | null>(null);
  useEffect(() => {
    if (text === null || called.current === number) return;
    called.current = number;
    if (sound !== 'off') void import('./sounds.ts').then(({ play }) => play('turn'));
    if (!document.hidden) return;
    const { title } = document;
    const answered = (): void => {
      if (document.hidden) return;
      document.title = title;
      void navigator.clearAppBadge?.();
      notice?.close();
      document.removeEventListener('visibilitychange', answered);
    };
    document.title = voice.say('call.badge', { title: voice.say('call.title') });
    void navigator.setAppBadge?.(1);
    const notice = notify === 'on' ? show(voice.say('call.title'), text) : null;
    document.addEventListener('visibilitychange', answered);
  }, [text, number, notify, sound, voice]);
}
function show(title: string, body: string): Notification | null {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return null;
  try {
    const notice = new Notification(title, { body, icon: 'icon-192.png', tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return null; // some phones want it from a service worker only: the title and the badge must do
  }
}
/** Asks the browser for leave; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
