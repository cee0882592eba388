import { z } from 'zod';
import { call } from '../wire/call.ts';
import { text } from '../wire/values.ts';

/** What can be wrong with a host. `none`: it is as expected. */
const domainProblems = [
  'none',
  /** The name leads nowhere. */
  'noRecord',
  'dnsSilent',
  'otherAddress',
  'privateAddress',
  /** The operator has not said where hosts lead. */
  'noTarget',
  'httpSilent',
  'notLedToTls',
  'tlsSilent',
  'expired',
  'otherNames',
  'untrusted',
  'endsSoon',
  'otherServer',
  /** What comes before it failed. */
  'notTried',
] as const;
export type DomainProblem = (typeof domainProblems)[number];

const domainCheck = z.object({
  check: z.enum(['address', 'http', 'certificate', 'answer']),
  state: z.enum(['ok', 'wrong', 'unknown']),
  problem: z.enum(domainProblems),
  expected: z.string(),
  found: z.string(),
});
export type DomainCheck = z.infer<typeof domainCheck>;

/** A host of the shop, and what to enter for it at the domain's provider; empty if the operator did not say where it leads. */
export const shopDomain = z.object({
  host: z.string(),
  records: z.array(
    z.object({
      type: z.enum(['A', 'AAAA', 'CNAME', 'ALIAS']),
      name: z.string(),
      value: z.string(),
      ttlSeconds: z.number().int(),
    }),
  ),
});

export const domainCalls = {
  checkShopDomain: call('POST', 'staff/shop/domain/check', {
    by: 'staff',
    can: 'shop.write',
    summary:
      'Look at a host of the shop from here: its address, the answer without TLS, its certificate, and who answers',
    input: z.strictObject({ host: text(255) }),
    output: z.object({ checks: z.array(domainCheck) }),
  }),
};
