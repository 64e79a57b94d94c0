/** Where the server is: beside the page. */
export function socketAddress(): string {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return address.href;
}
