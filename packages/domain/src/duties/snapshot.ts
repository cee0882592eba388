import { sum } from '../money.ts';
import type { DutyLine, DutyOutcome } from './estimate.ts';
import { type DutiableOrder, dutiesOfOrder, type NoEstimateReason } from './order.ts';
import { type DutyBase, type DutyTable, dutyCurrency } from './table.ts';

/** A table with its version. */
export interface VersionedDutyTable extends DutyTable {
  /** The id of the shop's row; empty for a table of the product. */
  readonly id: string;
  /**
   * True if the shop wrote the table. Otherwise its rates are usual ones that nobody at the shop has
   * confirmed.
   */
  readonly own: boolean;
}

/**
 * An estimate with the table that it was made from, as it is shown and stored with an order. Later tables do
 * not change it.
 */
export type DutySnapshot =
  | { readonly kind: 'none'; readonly why: NoEstimateReason }
  | {
      readonly kind: 'estimate';
      /** ISO 8601 UTC. */
      readonly at: string;
      readonly country: string;
      readonly currency: string;
      readonly table: Pick<VersionedDutyTable, 'id' | 'own' | 'from' | 'asOf' | 'source'>;
      readonly outcome: DutyOutcome;
      readonly included: boolean;
      readonly goodsMinor: number;
      /** 0 where only the goods are taxed. */
      readonly freightMinor: number;
      /**
       * The duty lines. Without a table of the shop there is one duty for all goods and no rate, because
       * nobody has confirmed the rates of goods types.
       */
      readonly lines: readonly DutyLine[];
      readonly totalMinor: number;
      readonly base: DutyBase;
      /** 0: no shipment by this means of transport is free. */
      readonly freeUpToMinor: number;
      readonly freeEntries: number | null;
      readonly freeLeft: number | null;
      /** Total in the shop's currency: goods, the order's price, and what is due at customs. */
      readonly landedMinor: number;
      readonly declaredMinor: number;
    };

/**
 * The estimate of an order, with all figures that explain the estimate.
 * @example takeDutySnapshot({ mode: 'air', goods: [], lines: [], entriesBefore: 0 }, undefined, 'TWD', '') // → { kind: 'none', why: 'noValue' }
 */
export function takeDutySnapshot(
  order: DutiableOrder,
  table: VersionedDutyTable | undefined,
  shopCurrency: string,
  at: string,
): DutySnapshot {
  const found = dutiesOfOrder(order, table, shopCurrency);
  if (found.kind === 'none') return found;
  if (!table) return { kind: 'none', why: 'noTable' };
  const { id, own, from, asOf, source, country, base, freeEntries } = table;
  const declaredMinor = order.goods.reduce((all, { valueMinor }) => all + valueMinor, 0);
  const orderMinor = sum(order.lines.map(({ amountMinor }) => amountMinor));
  return {
    kind: 'estimate',
    ...{ at, country, currency: dutyCurrency(country, shopCurrency) },
    table: { id, own, from, asOf, source },
    outcome: found.outcome,
    included: found.included,
    goodsMinor: found.goodsMinor,
    freightMinor: base === 'goodsAndFreight' ? found.freightMinor : 0,
    lines: own ? found.lines : withoutGoods(found.lines),
    totalMinor: found.totalMinor,
    base,
    freeUpToMinor: table.freeModes.includes(order.mode) ? table.freeUpToMinor : 0,
    freeEntries,
    freeLeft: found.freeLeft,
    landedMinor: declaredMinor + orderMinor + found.dueInShopMinor,
    declaredMinor,
  };
}

function withoutGoods(lines: readonly DutyLine[]): DutyLine[] {
  const duties = lines.filter(({ kind }) => kind === 'duty');
  const others = lines.filter(({ kind }) => kind !== 'duty');
  if (duties.length === 0) return others;
  const all: DutyLine = {
    ...{ kind: 'duty', goodsType: null, rateBp: 0 },
    baseMinor: duties.reduce((total, { baseMinor }) => total + baseMinor, 0),
    amountMinor: sum(duties.map(({ amountMinor }) => amountMinor)),
  };
  return [all, ...others];
}
