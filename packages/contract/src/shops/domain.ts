import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, plain, text } from '../wire/values.ts';

/** Possible problems with a host. `none`: there is no problem. */
const domainProblems = [
  'none',
  /** The name has no DNS record. */
  'noRecord',
  'dnsSilent',
  'otherAddress',
  'privateAddress',
  /** The operator has not configured where hosts should point. */
  'noTarget',
  'httpSilent',
  'notLedToTls',
  'tlsSilent',
  'expired',
  'otherNames',
  'untrusted',
  'endsSoon',
  'otherServer',
  /** An earlier check failed, so this one was not made. */
  'notTried',
] as const;
export type DomainProblem = (typeof domainProblems)[number];

const domainCheck = z.object({
  check: z.enum(['address', 'http', 'certificate', 'answer']),
  state: z.enum(['ok', 'wrong', 'unknown']),
  problem: z.enum(domainProblems),
  expected: plain.text,
  found: plain.text,
});
export type DomainCheck = z.infer<typeof domainCheck>;

/**
 * A host of the shop and the DNS records to enter for it; empty if the operator has not configured where the host
 * should point.
 */
export const shopDomain = z.object({
  host: plain.text,
  records: z.array(
    z.object({
      type: z.enum(['A', 'AAAA', 'CNAME', 'ALIAS']),
      name: plain.text,
      value: plain.text,
      ttlSeconds: count,
    }),
  ),
});

export const domainCalls = {
  checkShopDomain: staff('shop.write').post('staff/shop/domain/check', {
    summary:
      'Look at a host of the shop from here: its address, the answer without TLS, its certificate, and who answers',
    input: z.strictObject({ host: text(255) }),
    output: z.object({ checks: z.array(domainCheck) }),
  }),
};
