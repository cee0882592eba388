/** A request to an address on the public internet, without a body. */
export const outboundQuestion = {
  method: 'GET',
  headers: {},
  body: undefined,
  timeoutMs: 5_000,
  privateToo: false,
} as const;
