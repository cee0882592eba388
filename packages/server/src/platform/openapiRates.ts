const upTo = (description: string, maximum: number) => ({
  description,
  schema: { type: 'integer', format: 'int64', minimum: 0, maximum },
});

/** Headers with the rate limit of a program's key, and with the time to retry for every caller. */
export const rateHeaders = {
  'RateLimit-Limit': upTo('Calls that the key may make in a minute', 6_000),
  'RateLimit-Remaining': upTo('How many of them are left', 6_000),
  'RateLimit-Reset': upTo('Seconds until all are there again', 60),
  'Retry-After': upTo('Seconds to wait before another try', 86_400),
};
/** References to the headers, for use in a response. */
export const rateLimitResponses = Object.fromEntries(
  Object.keys(rateHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);
