const loopbacks = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && loopbacks.includes(hostname);

/**
 * Whether a client may register this address: HTTPS, or HTTP on the user's own computer, without a fragment and
 * without a login in it. Other schemes are refused, because another app could claim them.
 * @example mayRedirectTo('https://assistant.example/callback') // → true
 * @example mayRedirectTo('http://127.0.0.1:4000/callback') // → true
 * @example mayRedirectTo('http://assistant.example/callback') // → false
 */
export function mayRedirectTo(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#') || address.includes('*')) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isLoopback(url);
}

/**
 * Whether an address is one of those that the client registered, letter by letter. On the user's own computer the port
 * is free, because a program cannot know which one it will get (RFC 8252, 7.3).
 * @example isRegisteredRedirect(['http://127.0.0.1/cb'], 'http://127.0.0.1:5123/cb') // → true
 * @example isRegisteredRedirect(['https://a.example/cb'], 'https://a.example/cb/') // → false
 */
export function isRegisteredRedirect(registered: readonly string[], asked: string): boolean {
  if (registered.includes(asked)) return true;
  if (!mayRedirectTo(asked) || !isLoopback(new URL(asked))) return false;
  const bare = withoutPort(asked);
  return registered.some((one) => isLoopback(new URL(one)) && withoutPort(one) === bare);
}

function withoutPort(address: string): string {
  return address.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:?]+)):\d+/, '$1');
}
