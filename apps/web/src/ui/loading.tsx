import './loading.css';

/** Shows itself only if the wait is long enough to be noticed. It may stand where no words are loaded yet. */
export function Loading() {
  return (
    <main className="loading" aria-busy="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 .8 13.9 8 18.6 5.4 16 10.1 23.2 12 16 13.9 18.6 18.6 13.9 16 12 23.2 10.1 16 5.4 18.6 8 13.9.8 12 8 10.1 5.4 5.4 10.1 8Z" />
      </svg>
    </main>
  );
}
