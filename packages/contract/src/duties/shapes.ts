import { dutyKinds, dutyOutcomes } from '@crossdock/domain/duties/estimate.ts';
import { noEstimateReasons } from '@crossdock/domain/duties/order.ts';
import { dutyBases } from '@crossdock/domain/duties/table.ts';
import { paidPriceSources } from '@crossdock/domain/duties/underdeclared.ts';
import { z } from 'zod';
import { count, id, instant, minor, note, plain } from '../wire/values.ts';

const day = z.iso.date();
const rateBp = count;

const dutyLine = z.object({
  kind: z.enum(dutyKinds),
  /** The goods that the duty is for, in the reader's language; empty for a tax on everything. */
  goods: plain.text,
  baseMinor: minor,
  rateBp,
  amountMinor: minor,
});

/**
 * The expected customs charge, in minor units of `currency`, which is the destination's. The estimate never lowers the
 * declared value.
 */
export const dutyEstimate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), why: z.enum(noEstimateReasons) }),
  z.object({
    kind: z.literal('estimate'),
    outcome: z.enum(dutyOutcomes),
    /** The price of the order already contains tax, so nothing is due at the door. */
    included: plain.yesNo,
    /** The day of the estimate on the shop's calendar. */
    day,
    country: plain.text,
    /**
     * The table that was used: its first day, the day when its figures were looked up, whether the shop wrote it, and
     * its source.
     */
    table: z.object({ from: day, asOf: day, own: plain.yesNo, source: plain.text }),
    currency: plain.text,
    goodsMinor: minor,
    /** 0 if only the goods are taxed. */
    freightMinor: minor,
    lines: z.array(dutyLine),
    totalMinor: minor,
    /** The value to which the limit and the rates apply. */
    base: z.enum(dutyBases),
    /** 0: no shipment is free. */
    freeUpToMinor: minor,
    /** Free shipments of a declarer in half a year; null for any number. */
    freeEntries: plain.maybeCount,
    /** How many free shipments remain, including this one; null if they are not counted. */
    freeLeft: plain.maybeCount,
    /** Goods, order and tax together, in minor units of the shop's currency. */
    landedMinor: minor,
    /**
     * The declared value and the price paid for the goods, in the shop's currency. They are equal if no source shows
     * that more was paid.
     */
    declaredMinor: minor,
    boughtMinor: minor,
    /** The source that shows that more was paid than declared; `none` if there is none. */
    boughtFrom: z.enum(paidPriceSources),
  }),
]);
export type DutyEstimateView = z.infer<typeof dutyEstimate>;
export type EstimatedDuties = Extract<DutyEstimateView, { kind: 'estimate' }>;

export const dutyPayers = ['member', 'shop'] as const;

const charge = {
  kind: z.literal('charged'),
  /** In the destination's currency. */
  currency: plain.text,
  chargedMinor: minor,
  paidBy: z.enum(dutyPayers),
  note: note(200),
  at: instant,
};
const none = z.object({ kind: z.literal('none') });

/** The estimate of an order and the actual customs charge. */
export const orderDuties = z.object({
  estimate: dutyEstimate,
  charged: z.discriminatedUnion('kind', [none, z.object(charge)]),
});

export const deskOrderDuties = z.object({
  orderId: id,
  number: plain.text,
  currency: plain.text,
  estimate: dutyEstimate,
  /** Whether a charge can be entered, because the order was shipped. */
  open: plain.yesNo,
  charged: z.discriminatedUnion('kind', [none, z.object({ ...charge, staffName: plain.text })]),
});
