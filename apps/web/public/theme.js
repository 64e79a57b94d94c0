// Runs before the first paint, so that no page flashes in the wrong light. The app keeps it up to date afterwards.
(() => {
  let chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('amon-hen settings') ?? '{}').theme ?? 'auto';
  } catch {
    // storage is closed to us, or holds something else: the system decides
  }
  const dark = chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.dataset.theme = dark ? 'lamplight' : 'vellum';
})();
