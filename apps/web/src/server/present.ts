/** Whether the page came from a server that keeps tables; from a plain file host it did not. */
let asked: Promise<boolean> | null = null;

export function hasServer(): Promise<boolean> {
  asked ??= fetch('api/me')
    .then((response) => response.ok && response.headers.get('content-type')?.includes('json') === true)
    .catch(() => false);
  return asked;
}
