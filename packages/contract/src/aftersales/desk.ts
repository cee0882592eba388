import { claimPayoutMethods } from '@crossdock/domain/aftersales/limits.ts';
import { claimDaysMax, claimReasonMax, claimReasonsMax } from '@crossdock/domain/aftersales/rules.ts';
import { largestLimitMinor } from '@crossdock/domain/wallet/approvals.ts';
import { z } from 'zod';
import { isReasonGiven, reasonFields } from '../shops/auditReasons.ts';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { auditFilters } from '../wire/auditFilters.ts';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, minor, page, text, whole } from '../wire/values.ts';
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
    .max(largestLimitMinor, 'field.tooBig'),
  partlyReasons: claimReasons,
  rejectedReasons: claimReasons,
});

const approveAfterSalesInput = z.strictObject({
  id,
  amountMinor: z
    .number({ error: ({ input }) => (input === undefined ? 'field.required' : 'amount.invalid') })
    .int('amount.invalid')
    .min(1, 'amount.notAboveZero')
    .max(largestLimitMinor, 'field.tooBig'),
  way: z.enum(claimPayoutMethods),
  /** The proof of a payment made outside; it can be added later. */
  voucherFileId: id.optional(),
  ...reasonFields('aftersales'),
});

export const afterSalesDeskCalls = {
  listAfterSales: call('GET', 'staff/aftersales', {
    watched: 'papers',
    by: 'staff',
    can: 'aftersales.read',
    summary: 'List claims with limits, oldest pending first',
    /** `words`: a claim's or an order's number, a member. */
    input: z.strictObject({ ...auditFilters, channelId: id.optional(), carrierId: id.optional() }),
    output: page(staffClaim),
  }),
  approveAfterSales: call('POST', 'staff/aftersales/approve', {
    by: 'staff',
    can: 'aftersales.audit',
    idempotent: true,
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
  rejectAfterSales: call('POST', 'staff/aftersales/reject', {
    by: 'staff',
    can: 'aftersales.audit',
    idempotent: true,
    summary: 'Reject a claim with a reason',
    input: z
      .strictObject({ id, ...reasonFields('aftersales') })
      .refine(isReasonGiven, { error: 'aftersales.reasonRequired', path: ['reason'] }),
    output: doneAnswer,
    refusals: ['act.tookPart', 'aftersales.decided'],
  }),
  addAfterSalesVoucher: call('POST', 'staff/aftersales/voucher', {
    by: 'staff',
    can: 'aftersales.audit',
    idempotent: true,
    summary: 'Add a proof of payment later; it can’t be replaced',
    input: z.strictObject({ id, voucherFileId: z.uuid({ error: 'aftersales.voucherMissing' }) }),
    output: doneAnswer,
    refusals: ['aftersales.notOutside', 'aftersales.voucherGiven', 'aftersales.voucherMissing'],
  }),
  getAfterSalesSettings: call('GET', 'staff/aftersales/settings', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Get claim period, maximum per parcel and standard reasons',
    input: emptyInput,
    output: afterSalesSettingsInput,
  }),
  saveAfterSalesSettings: call('POST', 'staff/aftersales/settings', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Set claim period, maximum per parcel and standard reasons',
    input: afterSalesSettingsInput,
    output: afterSalesSettingsInput,
  }),
};
