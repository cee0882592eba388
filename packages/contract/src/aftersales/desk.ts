import { claimPayoutMethods } from '@crossdock/domain/aftersales/limits.ts';
import { claimDaysMax, claimReasonMax, claimReasonsMax } from '@crossdock/domain/aftersales/rules.ts';
import { maxDailyLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { z } from 'zod';
import { reasonFields, rejectionInput } from '../shops/auditReasons.ts';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { auditFilters } from '../wire/auditFilters.ts';
import { doneAnswer, settingsCalls, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { amountUpTo, id, minor, plain, text, whole } from '../wire/values.ts';
import { staffClaim } from './shapes.ts';

const claimReasons = z
  .array(z.strictObject({ zh: text(claimReasonMax), tw: text(claimReasonMax), en: text(claimReasonMax) }))
  .max(claimReasonsMax, 'field.tooMany');

export const afterSalesSettingsInput = z.strictObject({
  days: whole.min(1, 'field.tooSmall').max(claimDaysMax, 'field.tooBig'),
  parcelMaxMinor: z
    .number({ error: 'field.required' })
    .int('amount.invalid')
    .min(0, 'amount.negative')
    .max(maxDailyLimitMinor, 'field.tooBig'),
  partlyReasons: claimReasons,
  rejectedReasons: claimReasons,
});

const approveAfterSalesInput = z.strictObject({
  id,
  amountMinor: amountUpTo(maxDailyLimitMinor),
  way: z.enum(claimPayoutMethods),
  /** The proof of a payment made outside this system; it can be added later. */
  voucherFileId: plain.optionalId,
  ...reasonFields('aftersales'),
});

const settings = settingsCalls('staff/aftersales/settings', afterSalesSettingsInput, afterSalesSettingsInput);

export const afterSalesDeskCalls = {
  listAfterSales: staff('aftersales.read').page('staff/aftersales', {
    summary: 'List claims with limits, oldest pending first',
    watched: 'papers',
    /** `words` finds claims by their number, by the order's number, and by member. */
    filters: { ...auditFilters, channelId: plain.optionalId, carrierId: plain.optionalId },
    of: staffClaim,
    table: {
      views: 'aftersales',
      title: 'shell.nav.aftersales',
      columns: {
        number: column.text('aftersales.number', 'number'),
        member: column.member('aftersales.member'),
        order: column.text('aftersales.order', 'orderNumber'),
        parcel: column.text('aftersales.parcel', 'courierNumber'),
        channel: column.text('orders.channel', 'channelName'),
        carrier: column.text('orders.carrier', 'carrierName'),
        kind: column.choice('tables.kind', 'kind', 'aftersales.kind'),
        amount: column.money('aftersales.claimed', 'claimedMinor'),
        awarded: column.money('aftersales.awarded', 'awardedMinor'),
        filed: column.instant('aftersales.filed', 'createdAt'),
        decided: column.decision('aftersales.decided'),
        state: column.choice('tables.state', 'state', 'aftersales.state'),
      },
    },
  }),
  approveAfterSales: staff('aftersales.audit').postOnce('staff/aftersales/approve', {
    summary: 'Approve a claim, wholly or partly, and pay it',
    input: approveAfterSalesInput,
    output: doneAnswer.extend({ state: approvalState, paidMinor: minor }),
    refusals: [
      'aftersales.decided',
      'aftersales.overLimit',
      'aftersales.reasonRequired',
      'aftersales.voucherMissing',
      ...approvalRefusals,
    ],
  }),
  rejectAfterSales: staff('aftersales.audit').postOnce('staff/aftersales/reject', {
    summary: 'Reject a claim with a reason',
    input: rejectionInput('aftersales', 'aftersales.reasonRequired'),
    refusals: ['act.tookPart', 'aftersales.decided'],
  }),
  addAfterSalesVoucher: staff('aftersales.audit').postOnce('staff/aftersales/voucher', {
    summary: 'Add a proof of payment later; it can’t be replaced',
    input: z.strictObject({ id, voucherFileId: z.uuid({ error: 'aftersales.voucherMissing' }) }),
    refusals: ['aftersales.notOutside', 'aftersales.voucherGiven', 'aftersales.voucherMissing'],
  }),
  getAfterSalesSettings: settings.get(
    'shop.read',
    'Get claim period, maximum per parcel and standard reasons',
  ),
  saveAfterSalesSettings: settings.save(
    'shop.write',
    'Set claim period, maximum per parcel and standard reasons',
  ),
};
