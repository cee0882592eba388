import { type Minor, zero } from '../money.ts';
import { type TopUpFault, type TopUpLimits, topUpFault } from '../wallet/topUp.ts';
import { type CoveredOrder, includedFee, ordersPayableWith } from './payable.ts';

/** The shop's rules for money that arrives by bank. */
export interface TransferRules extends TopUpLimits {
  readonly feeBasisPoints: number;
  /** Whether a bank transfer may top up a balance at all. */
  readonly forRecharge: boolean;
}

export type TopUpRemainderFault = TopUpFault | 'recharge.methodNotAllowed';

export interface TransferPlan {
  /** One share for each bill that the transfer pays. */
  readonly shares: readonly CoveredOrder[];
  /** The part that pays no bill. It is a top-up, whatever the transfer was sent for. */
  readonly restMinor: number;
  /** The method's fee on the rest. */
  readonly feeMinor: Minor;
  /** Why the shop does not accept this top-up. A person then decides. */
  readonly fault: TopUpRemainderFault | undefined;
}

/**
 * Decides which bills a transfer of `amountMinor` pays. `bills` are the bills at this moment and are taken in the
 * given sequence. A bill is paid in full or not at all, and the rest is a top-up. Never moves money.
 * @example transferPlan(20_000, { feeBasisPoints: 0, forRecharge: true, minMinor: 10_000, maxMinor: 1_000_000,
 * coinMinor: 100 }, [{ id: 'o1', dueMinor: 15_000 }]) // → { shares: [{ orderId: 'o1', dueMinor: 15_000, feeMinor: 0
 * }], restMinor: 5000, feeMinor: 0, fault: 'recharge.amountRange' }
 */
export function transferPlan(
  amountMinor: number,
  rules: TransferRules,
  bills: readonly { readonly id: string; readonly dueMinor: number }[],
): TransferPlan {
  const shares = ordersPayableWith(amountMinor, rules, bills);
  const restMinor = shares.reduce((left, { dueMinor, feeMinor }) => left - dueMinor - feeMinor, amountMinor);
  if (restMinor === 0) return { shares, restMinor, feeMinor: zero, fault: undefined };
  const feeMinor = includedFee(restMinor, rules.feeBasisPoints, rules.coinMinor);
  const fault = rules.forRecharge
    ? topUpFault(restMinor, rules, restMinor - feeMinor)
    : 'recharge.methodNotAllowed';
  return { shares, restMinor, feeMinor, fault };
}
