/** A request without a body to an address on the public internet. */
export const outboundRequest = {
  method: 'GET',
  headers: {},
  body: undefined,
  timeoutMs: 5_000,
  privateToo: false,
} as const;
