/** Hands the program to the service worker when the page has come to rest, so that it never delays the first sight. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('service-worker.js').catch((error: unknown) => {
      console.warn('This browser will not keep the program for offline play.', error);
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
