/**
 * The address under which search engines should know the shop: its first host, even if a request came to another host.
 * Scheme and port are the request's.
 */
export function mainOrigin(origin: string, hosts: readonly { readonly host: string }[]): string {
  const [first] = hosts;
  const url = new URL(origin);
  if (first) url.hostname = first.host;
  return url.origin;
}
