/** Starts a trace with each request (W3C Trace Context) if the page says that the server records traces. */
export function traceHeaders(page: Document = document): Readonly<Record<string, string>> {
  if (page.documentElement.dataset.traced === undefined) return {};
  return { traceparent: `00-${randomHex()}-${randomHex().slice(16)}-01` };
}

const randomHex = () => crypto.randomUUID().replaceAll('-', '');
