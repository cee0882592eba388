import type { WalletEntry } from '@crossdock/contract/wallet/calls.ts';

type Entry = Pick<
  WalletEntry,
  'id' | 'at' | 'paymentId' | 'amountMinor' | 'balanceBeforeMinor' | 'balanceAfterMinor'
>;

/**
 * One payment as members see it. Its parts are the money that came in, the entry that it paid for, and the fee of the
 * method.
 */
export interface CombinedPayment<E extends Entry> {
  /** The entry for what was paid; otherwise the newest part. */
  readonly lead: E;
  /** The total of the payment. For a single entry, its own amount. */
  readonly amountMinor: number;
  readonly balanceBeforeMinor: number;
  readonly balanceAfterMinor: number;
  /** The parts, newest first. Empty if there is only one. */
  readonly parts: readonly E[];
}

/** Combines entries of the same payment and time into one row, newest first. A later refund is a separate row. */
export function combineByPayment<E extends Entry>(entries: readonly E[]): CombinedPayment<E>[] {
  const runs: [E, ...E[]][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isOneWith(entry, last[0])) last.push(entry);
    else runs.push([entry]);
  }
  return runs.map(together);
}

const isOneWith = (entry: Entry, other: Entry) =>
  entry.paymentId !== null && entry.paymentId === other.paymentId && entry.at === other.at;

function together<E extends Entry>(run: readonly [E, ...E[]]): CombinedPayment<E> {
  const [newest] = run;
  const oldest = run.at(-1) ?? newest;
  const out = run.filter(({ amountMinor }) => amountMinor < 0);
  const moved = (out.length > 0 ? out : run).map(({ amountMinor }) => amountMinor);
  const took = moved.reduce((sum, minor) => sum + minor, 0);
  const lead = out.reduce(
    (largest, one) => (one.amountMinor < largest.amountMinor ? one : largest),
    out[0] ?? newest,
  );
  return {
    lead,
    amountMinor: took,
    balanceBeforeMinor: oldest.balanceBeforeMinor,
    balanceAfterMinor: newest.balanceAfterMinor,
    parts: run.length > 1 ? run : [],
  };
}
