import {
  limitedRoles,
  priceChangeKinds,
  priceNoteMax,
  priceReasons,
} from '@crossdock/domain/orders/priceChanges.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState, awaitedApproval } from '../wallet/approvals.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { id, instant, minor, plain, requiredWhole, text, whole } from '../wire/values.ts';

const limitMinor = whole.min(0, 'amount.negative').max(1_000_000_000_000, 'field.tooBig');
export const priceChangeLimits = z.strictObject(
  recordOf(limitedRoles, () => z.strictObject({ orderMinor: limitMinor, dayMinor: limitMinor })),
);

export const priceChangeInput = z.strictObject({
  orderId: id,
  kind: z.enum(priceChangeKinds, { error: 'field.required' }),
  amountMinor: requiredWhole(1, 100_000_000_00),
  reason: z.enum(priceReasons, { error: 'field.required' }),
  /** Shown to the member with the reason. */
  note: text(priceNoteMax),
});

const priced = z.object({
  beforeMinor: minor,
  afterMinor: minor,
  /** The amount that must be paid before the order continues. */
  dueMinor: minor,
  returnedMinor: minor,
});

const changedPrice = priced.extend({ state: approvalState });
const priceRefusals = ['order.wrongState', 'price.reason', ...quoteRefusalReasons] as const;

const settings = settingsCalls('staff/orders/prices/limits', priceChangeLimits, priceChangeLimits);

export const orderPriceCalls = {
  listPriceChanges: staff('order.read').byOrder.get('staff/orders/prices', {
    summary: 'List discounts and surcharges of an order, also undone ones',
    output: z.object({
      /** Whether a price change can be added or undone now. */
      open: plain.yesNo,
      list: z.array(
        z.object({
          id,
          kind: z.enum(priceChangeKinds),
          amountMinor: minor,
          reason: z.enum(priceReasons),
          note: plain.text,
          at: instant,
          staffName: plain.text,
          /** The second person who approved; empty if none was needed. */
          secondName: plain.text,
          /** Who undid the price change; empty as long as the change applies. */
          undoneBy: plain.text,
          undoneWhy: plain.text,
        }),
      ),
      secondAwaited: awaitedApproval,
    }),
  }),
  previewPriceChange: staff('order.price').post('staff/orders/prices/preview', {
    summary: 'What an order comes to with a discount or surcharge',
    passing: true,
    input: priceChangeInput.omit({ reason: true, note: true }),
    output: priced,
    refusals: ['order.wrongState', ...quoteRefusalReasons],
  }),
  addPriceChange: staff('order.price').postOnce('staff/orders/prices', {
    summary: 'Give an order a discount or a surcharge, with a reason; settles the difference',
    input: priceChangeInput,
    output: changedPrice,
    refusals: [...priceRefusals, 'price.undone', ...approvalRefusals],
  }),
  undoPriceChange: staff('order.price').postOnce('staff/orders/prices/undo', {
    summary: 'Undo a discount or surcharge; settles the difference',
    input: z.strictObject({ id, why: text(priceNoteMax) }),
    output: changedPrice,
    refusals: ['price.undone', 'order.wrongState', ...quoteRefusalReasons, ...approvalRefusals],
  }),
  getPriceLimits: settings.get('order.read', 'Get how much each role may take off orders alone'),
  savePriceLimits: settings.save('shop.write', 'Set how much each role may take off orders alone'),
};
