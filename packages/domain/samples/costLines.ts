import { minor } from '../src/money.ts';
import type { CostLine } from '../src/pricing/costLine.ts';

/**
 * A line of a quote or a bill. Its rule is the same for every kind, because only tests that show the calculation use
 * the rule.
 */
export const costLine = (
  kind: CostLine['kind'],
  amountMinor: number,
  numbers: CostLine['reason']['numbers'] = {},
): CostLine => ({
  kind,
  amountMinor: minor(amountMinor),
  estimate: false,
  reason: { rule: 'freight.first', numbers },
});
