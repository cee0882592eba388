import { minor } from '../money.ts';
import type { CostLine } from '../pricing/costLine.ts';
import {
  type DutyEstimate,
  type DutyShipment,
  dutiableFreight,
  estimateDuties,
  taxIncludedInPrice,
} from './estimate.ts';
import type { DutyTable } from './table.ts';

/** Why there is no estimate: no value declared yet, no table of the country, or no rate between the currencies. */
export const noEstimateReasons = ['noValue', 'noTable', 'noRate'] as const;
export type NoEstimateReason = (typeof noEstimateReasons)[number];

/** The facts of an order that customs see: its goods, its price, and the declarer's earlier shipments. */
export interface DutiableOrder extends Omit<DutyShipment, 'freightMinor'> {
  /** The price of the order. */
  readonly lines: readonly Pick<CostLine, 'kind' | 'amountMinor'>[];
}

/** The estimate of an order, or why there is none. */
export type OrderDuties =
  | { readonly kind: 'none'; readonly why: NoEstimateReason }
  | (DutyEstimate & {
      readonly kind: 'estimate';
      /** Whether the price of the order already contains tax, so that nothing is due at the door. */
      readonly included: boolean;
      /** The import duties to pay in addition to the order's price, in the shop's currency. */
      readonly dueInShopMinor: number;
    });

/**
 * Estimates an order's import duties, as calculator, planner, quote and order show them: from the value as declared and
 * the freight within the order's price.
 * @example dutiesOfOrder({ mode: 'air', goods: [], lines: [], entriesBefore: 0 }, undefined, 'TWD') // → { kind: 'none', why: 'noValue' }
 */
export function dutiesOfOrder(
  { lines, ...order }: DutiableOrder,
  table: DutyTable | undefined,
  shopCurrency: string,
): OrderDuties {
  if (order.goods.every(({ valueMinor }) => valueMinor === 0)) return { kind: 'none', why: 'noValue' };
  if (!table) return { kind: 'none', why: 'noTable' };
  const found = estimateDuties({ ...order, freightMinor: dutiableFreight(lines) }, table, shopCurrency);
  if (!found) return { kind: 'none', why: 'noRate' };
  const included = taxIncludedInPrice(lines) > 0;
  return {
    kind: 'estimate',
    ...found,
    included,
    dueInShopMinor: included ? minor(0) : found.totalInShopMinor,
  };
}

/**
 * The amount due on top of an order's price; 0 without an estimate.
 * @example dutiesDue({ kind: 'none', why: 'noRate' }) // → 0
 */
export const dutiesDue = (duties: OrderDuties): number =>
  duties.kind === 'none' ? 0 : duties.dueInShopMinor;
