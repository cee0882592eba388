/**
 * Begins a trace with each request (W3C Trace Context), where the page says that the server writes traces: what it did for
 * the request is then found by what the browser sent.
 */
export function traceHeaders(page: Document = document): Readonly<Record<string, string>> {
  if (page.documentElement.dataset.traced === undefined) return {};
  return { traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` };
}

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
