import { spendingKinds } from '@crossdock/domain/wallet/spending.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { sheetExportCall } from '../wire/sheet.ts';
import { count, id, instant, minor, plain, query } from '../wire/values.ts';

const months = query.int(1, 24).default(12);

/**
 * The most orders that are compared. Only the parcels of these newest orders are listed, and only their shipping
 * costs are compared.
 */
export const maxComparedOrders = 100;

/** Benefits that can end: a coupon, a parcel's free storage, or the price that an order holds. */
const endingKinds = ['coupon', 'storage', 'price'] as const;

export const spendingCalls = {
  getSpending: member.get('Member/GetSpending', {
    summary: 'What I spent in each of the last months, less what was returned, on the shop’s calendar',
    input: z.strictObject({ months }),
    output: z.object({
      currency: plain.text,
      /** Oldest first; a month is written 2026-11. */
      list: z.array(z.object({ month: plain.text, spentMinor: minor })),
    }),
  }),
  getMoneyYear: member.get('Member/GetMoneyYear', {
    summary:
      'Where my money went in the last months: by month, channel and kind; the sum is that of my spending',
    input: z.strictObject({ months }),
    output: z.object({
      currency: plain.text,
      /** All months of the period, oldest first, also those without spending. */
      months: plain.texts,
      orderCount: count,
      list: z.array(
        z.object({
          month: plain.text,
          channelName: plain.text,
          kind: z.enum(spendingKinds),
          amountMinor: minor,
        }),
      ),
    }),
  }),
  getParcelCosts: member.get('Member/GetParcelCosts', {
    summary: 'What each parcel of my orders cost, and what shipping them together saved',
    input: z.strictObject({ months }),
    output: z.object({
      currency: plain.text,
      /** How many orders were paid in these months; only the newest are listed. */
      orderCount: count,
      saved: z.object({
        /** `none`: too few orders to compare, or shipping together saved nothing. */
        kind: z.enum(['saved', 'none']),
        amountMinor: minor,
        togetherMinor: minor,
        aloneMinor: minor,
        orderCount: count,
      }),
      list: z.array(
        z.object({
          orderId: id,
          orderNumber: plain.text,
          paidAt: instant,
          channelName: plain.text,
          amountMinor: minor,
          savedMinor: minor,
          parcels: z.array(
            z.object({
              parcelId: id,
              courierNumber: plain.text,
              goodsName: plain.text,
              weightG: count,
              amountMinor: minor,
              parts: z.array(z.object({ kind: z.enum(spendingKinds), amountMinor: minor })),
            }),
          ),
        }),
      ),
    }),
  }),
  getEndings: member.get('Member/GetEndings', {
    summary: 'What of mine ends in the coming weeks: coupons, free storage and held prices, the next first',
    output: listOf(z.object({ kind: z.enum(endingKinds), id, name: plain.text, endsAt: instant })),
  }),
  exportMoneyYear: member.get('Member/ExportMoneyYear', {
    summary: 'Export where my money went: by month, channel and kind, or by parcel',
    ...sheetExportCall({ of: z.enum(['months', 'parcels']), months }),
  }),
};
