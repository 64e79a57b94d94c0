/** What is shown when the program itself is wrong. It may stand where no words are loaded, so it speaks English. */
import { Component, type ReactNode } from 'react';

interface State {
  readonly error: Error | null;
}
export class Failure extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page">
        <h1>Something went wrong</h1>
        <p>Your games are kept in this browser. Loading the page again usually helps.</p>
        <p>
          <code>{error.message}</code>
        </p>
        <p>
          <button type="button" className="button prime" onClick={() => location.reload()}>
            Load again
          </button>
        </p>
      </main>
    );
  }
}
