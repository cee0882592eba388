import { claimKinds } from '@crossdock/domain/aftersales/limits.ts';
import { claimPicturesMax, claimRemarkMax } from '@crossdock/domain/aftersales/rules.ts';
import { claimStates } from '@crossdock/domain/aftersales/states.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import {
  amountUpTo,
  count,
  distinctIds,
  id,
  instant,
  minor,
  note,
  plain,
  refusalView,
} from '../wire/values.ts';
import { afterSalesDeskCalls } from './desk.ts';
import { claimablePackage, claimableParcel, claimView } from './shapes.ts';

/** Pictures uploaded before, with the type `aftersales`. */
const pictures = distinctIds(claimPicturesMax, 'aftersales.pictureUnknown').default([]);

export const applyForAfterSalesInput = z.strictObject({
  orderId: id,
  parcelId: id,
  /** The package that arrived damaged or is missing; omitted for the whole parcel. */
  packageId: plain.optionalId,
  kind: z.enum(claimKinds, { error: 'field.required' }),
  amountMinor: amountUpTo(1_000_000_000_000),
  damageFileIds: pictures,
  purchaseFileIds: pictures,
  remark: note(claimRemarkMax).default(''),
});

export const afterSalesCalls = {
  ...afterSalesDeskCalls,
  getAfterSalesLimits: member.byOrder.get('Orders/GetAfterSalesLimits', {
    summary: 'Get what can be claimed for each parcel of an order',
    output: z.object({
      orderId: id,
      orderNumber: plain.text,
      insuredValueMinor: minor,
      /** The time of the delivery or of the declaration of loss; null if claims are not possible yet. */
      from: plain.maybeInstant,
      lost: plain.yesNo,
      /** A day of the shop's calendar. */
      lastDay: plain.maybeText,
      days: count,
      /** Why nothing can be claimed now; null if a claim is possible. */
      obstacle: refusalView.nullable(),
      parcels: z.array(claimableParcel),
      packages: z.array(claimablePackage),
    }),
  }),
  listLostOrders: member.get('Orders/GetLostOrders', {
    summary: 'List my lost orders that can still be claimed',
    forPrograms: 'the portal says it of each order on the home page, from `GetOrderStatistics`',
    output: z.object({
      /** `lastDay` is the last day on which the loss can be claimed, in the shop's calendar. */
      list: z.array(z.object({ id, number: plain.text, lostAt: instant, lastDay: plain.text })),
    }),
  }),
  applyForAfterSales: member.postOnce('Orders/ApplyForAfterSales', {
    summary: 'File a claim for a damaged or lost parcel',
    watched: 'papers',
    input: applyForAfterSalesInput,
    output: claimView,
    refusals: [
      'aftersales.notSigned',
      'aftersales.tooLate',
      'aftersales.notInBox',
      'aftersales.known',
      'aftersales.nothing',
      'aftersales.overLimit',
      'aftersales.damageRequired',
      'aftersales.purchaseRequired',
      'aftersales.pictureUnknown',
    ],
  }),
  revokeAfterSales: member.byId.postOnce('Orders/RevokeApplyForAfterSalesRecord', {
    summary: 'Withdraw a claim that is not decided yet',
    refusals: ['aftersales.decided'],
  }),
  getAfterSalesRecords: member.page('Orders/GetApplyForAfterSalesRecord', {
    summary: 'My claims with every step, newest first: all, one, or those of an order',
    watched: 'papers',
    filters: {
      id: plain.optionalId,
      orderId: plain.optionalId,
      state: z.enum(claimStates).optional(),
    },
    of: claimView,
  }),
};
