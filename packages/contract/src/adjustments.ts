import { auditStates } from '@crossdock/domain/payments/states.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { done, id, instant, minor, nothing, page, pageFields, text } from './wire.ts';

/** Changes of a balance by staff. Above the shop's amount they wait until another person decides. */
export const adjustmentView = z.object({
  id,
  memberId: id,
  memberAccount: z.string(),
  memberName: z.string(),
  /** Signed: negative takes from the member. */
  amountMinor: minor,
  reason: z.string(),
  state: z.enum(auditStates),
  rejectReason: z.string(),
  requestedBy: z.string(),
  /** Asked for by whoever reads this, who therefore cannot decide it. */
  mine: z.boolean(),
  createdAt: instant,
  auditedBy: z.string().nullable(),
  auditedAt: instant.nullable(),
  /** What the member owns now. */
  balanceMinor: minor,
  heldMinor: minor,
  earningsMinor: minor,
});
export type AdjustmentView = z.infer<typeof adjustmentView>;

const largest = 1_000_000_000_000;

export const adjustmentSettings = z.strictObject({
  adjustAloneMaxMinor: z
    .number({ error: 'field.required' })
    .int('amount.invalid')
    .min(0, 'amount.negative')
    .max(largest, 'field.tooBig'),
});

export const adjustmentCalls = {
  adjustMemberBalance: call('POST', 'staff/wallet/adjust', {
    by: 'staff',
    can: 'member.adjust',
    once: true,
    summary:
      "Add to or take from a member's balance, with the reason; above the shop's amount a second person decides",
    input: z.strictObject({
      memberId: id,
      /** Signed: negative takes from the member. */
      amountMinor: minor
        .min(-largest, 'field.tooSmall')
        .max(largest, 'field.tooBig')
        .refine((value) => value !== 0, 'amount.invalid'),
      reason: text(200),
    }),
    output: done.extend({
      id,
      /** `pending`: nothing has moved yet. */
      state: z.enum(['approved', 'pending']),
      balanceMinor: minor,
    }),
    refusals: ['wallet.adjustTooLow'],
  }),
  listAdjustments: call('GET', 'staff/adjustments', {
    by: 'staff',
    can: 'member.adjust',
    summary: 'Changes of balances: the pending ones oldest first, the others newest first',
    input: z.strictObject({
      state: z.enum(auditStates).default('pending'),
      memberId: id.optional(),
      words: z.string().trim().max(100, 'field.tooLong').optional(),
      ...pageFields,
    }),
    output: page(adjustmentView),
  }),
  approveAdjustment: call('POST', 'staff/adjustments/approve', {
    by: 'staff',
    can: 'member.adjust',
    once: true,
    summary: 'Carry out a change of a balance that another person asked for',
    input: z.strictObject({ id }),
    output: done.extend({ balanceMinor: minor }),
    refusals: ['adjustment.own', 'adjustment.decided', 'wallet.adjustTooLow'],
  }),
  rejectAdjustment: call('POST', 'staff/adjustments/reject', {
    by: 'staff',
    can: 'member.adjust',
    once: true,
    summary: 'Refuse a change of a balance that another person asked for, with the reason',
    input: z.strictObject({
      id,
      reason: z
        .string({ error: 'adjustment.reasonRequired' })
        .trim()
        .min(1, 'adjustment.reasonRequired')
        .max(300, 'field.tooLong'),
    }),
    output: done,
    refusals: ['adjustment.own', 'adjustment.decided'],
  }),
  withdrawAdjustment: call('POST', 'staff/adjustments/withdraw', {
    by: 'staff',
    can: 'member.adjust',
    summary: 'Take back a change of a balance that I asked for and that is not decided yet',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['adjustment.notYours', 'adjustment.decided'],
  }),
  getAdjustmentSettings: call('GET', 'staff/adjustments/settings', {
    by: 'staff',
    can: 'wallet.read',
    summary: 'Up to which amount one person may change a balance alone',
    input: nothing,
    output: adjustmentSettings,
  }),
  saveAdjustmentSettings: call('POST', 'staff/adjustments/settings', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Set up to which amount one person may change a balance alone; 0: never',
    input: adjustmentSettings,
    output: adjustmentSettings,
  }),
};
