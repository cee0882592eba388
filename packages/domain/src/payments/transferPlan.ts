import { type Minor, zero } from '../money.ts';
import { type TopUpFault, type TopUpLimits, topUpFault } from '../wallet/topUp.ts';
import { feeWithin, ordersCovered, type TransferShare } from './payable.ts';

/** What the shop asks of money that comes by bank. */
export interface TransferRules extends TopUpLimits {
  readonly feeBasisPoints: number;
  /** Whether it may top up a balance by bank at all. */
  readonly forRecharge: boolean;
}

export type RestFault = TopUpFault | 'recharge.methodNotAllowed';

export interface TransferPlan {
  /** Of each bill that it pays. */
  readonly shares: readonly TransferShare[];
  /** What no bill takes: a top-up, whatever the transfer was sent for. */
  readonly restMinor: number;
  /** The method's fee on the rest. */
  readonly feeMinor: Minor;
  /** Why the shop takes no such top-up; a person decides then. */
  readonly fault: RestFault | undefined;
}

/** What becomes of a transfer, with the bills as they stand now. */
export function transferPlan(
  amountMinor: number,
  rules: TransferRules,
  bills: readonly { readonly id: string; readonly dueMinor: number }[],
): TransferPlan {
  const shares = ordersCovered(amountMinor, rules, bills);
  const restMinor = shares.reduce((left, { dueMinor, feeMinor }) => left - dueMinor - feeMinor, amountMinor);
  if (restMinor === 0) return { shares, restMinor, feeMinor: zero, fault: undefined };
  const feeMinor = feeWithin(restMinor, rules.feeBasisPoints, rules.coinMinor);
  const fault = rules.forRecharge
    ? topUpFault(restMinor, rules, restMinor - feeMinor)
    : 'recharge.methodNotAllowed';
  return { shares, restMinor, feeMinor, fault };
}
