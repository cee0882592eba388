import { codeLengths } from '@crossdock/domain/coupons/codes.ts';
import { couponMachine, couponStates } from '@crossdock/domain/coupons/states.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { doneAnswer, longBodyBytes, member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { sheetExportCall } from '../wire/sheet.ts';
import { count, id, instant, note, ofMember, plain, query, text, whole } from '../wire/values.ts';
import { couponInput, couponStatus, couponUse, memberCoupon, staffCoupon } from './shapes.ts';

/** The possible results for each account when a coupon is given to a list of accounts. */
export const couponIssueOutcomes = ['given', 'limitReached', 'unknown', 'disabled', 'twice'] as const;

const notGiven = [
  'coupon.notInUse',
  'coupon.stopped',
  'coupon.expired',
  'coupon.soldOut',
  'coupon.budgetSpent',
] as const;

/** The rows of the call table for coupons. */
export const couponCalls = {
  listCoupons: member.page('Member/QueryVoulme', {
    summary:
      'My coupons by status (1 to be used, 2 expired, 3 used); with an order, whether each applies to it',
    filters: {
      status: query.int(1, 3).default(1),
      /** An unpaid order of the member. Each coupon then shows its discount on that order, or why it does not apply. */
      orderId: plain.optionalId,
    },
    of: memberCoupon,
  }),
  getCouponStatistics: member.get('Member/QueryStatisticsVoulme', {
    summary: 'How many coupons I have per status',
    output: z.object({
      list: z.array(z.object({ status: couponStatus, count })),
      /** How many usable coupons expire within the next seven days. */
      endingSoon: count,
    }),
  }),
  exchangeCoupon: member.postOnce('Member/ExchangeVoulmeByCode', {
    summary: 'Redeem a code for a coupon',
    input: z.strictObject({ code: text(60) }),
    output: memberCoupon,
    refusals: [
      ...notGiven,
      'coupon.codeUnknown',
      'coupon.codeExpired',
      'coupon.codeUsedUp',
      'coupon.codeYours',
      'coupon.limitReached',
    ],
  }),
  listStaffCoupons: staff('coupon.read').page('staff/coupons', {
    summary: 'Coupons, newest first, with what was issued and used',
    filters: {
      state: z.enum(couponStates).optional(),
      words: note(60).default(''),
    },
    of: staffCoupon,
    table: {
      views: 'coupons',
      title: 'shell.nav.coupons',
      columns: {
        name: column.text('coupons.name', '@lang'),
        state: column.choice('coupons.state', 'state'),
        until: column.text('coupons.validity', 'validFrom validUntil'),
        issued: column.count('coupons.issued', 'issuedCount'),
        used: column.count('coupons.used', 'usedCount'),
        cost: column.money('coupons.cost', 'usedMinor'),
      },
    },
  }),
  getStaffCoupon: staff('coupon.read').byId.get('staff/coupons/one', {
    summary: 'One coupon',
    output: staffCoupon,
  }),
  saveCoupon: staff('coupon.write').postOnce('staff/coupons/save', {
    summary: 'Save a coupon draft or change a coupon',
    input: couponInput,
    output: z.object({ id, state: approvalState }),
    refusals: ['coupon.termsHeld', 'coupon.fewerThanIssued', 'coupon.lessThanUsed', ...approvalRefusals],
  }),
  moveCoupon: staff('coupon.write').post('staff/coupons/state', {
    summary: 'Activate a coupon, or stop issuing it',
    input: z.strictObject({ id, event: z.enum(couponMachine.events) }),
    output: doneAnswer.extend({ state: approvalState }),
    refusals: [...approvalRefusals],
  }),
  issueCoupon: staff('coupon.write').postOnce('staff/coupons/issue', {
    summary: 'Issue a coupon to accounts, a level or everyone',
    bodyAtMost: longBodyBytes,
    input: z
      .strictObject({
        id,
        to: z.enum(['accounts', 'level', 'all']),
        accounts: z.array(text(60)).max(1000, 'field.tooMany').default([]),
        level: whole.min(1, 'field.tooSmall').max(20, 'field.tooBig').optional(),
      })
      .superRefine((value, context) => {
        if (value.to === 'accounts' && value.accounts.length === 0)
          context.addIssue({ code: 'custom', message: 'field.required', path: ['accounts'] });
        if (value.to === 'level' && value.level === undefined)
          context.addIssue({ code: 'custom', message: 'field.required', path: ['level'] });
      }),
    output: z.object({
      given: count,
      /** The result for each of the `accounts` in the request, in the same order. */
      lines: z.array(z.object({ account: plain.text, outcome: z.enum(couponIssueOutcomes) })),
    }),
    refusals: [...notGiven, 'coupon.awaitsSecond'],
  }),
  makeCouponCodes: staff('coupon.write').postOnce('staff/coupons/codes/make', {
    summary: 'Generate codes for a coupon',
    input: z.strictObject({
      id,
      count: whole.min(1, 'field.tooSmall').max(5000, 'field.tooBig'),
      length: whole
        .min(codeLengths.min, 'field.tooSmall')
        .max(codeLengths.max, 'field.tooBig')
        .default(codeLengths.usual),
      /** How many members may exchange each code. */
      maxUses: whole.min(1, 'field.tooSmall').max(1_000_000, 'field.tooBig').default(1),
      expiresAt: plain.maybeInstant.default(null),
    }),
    output: z.object({ batchId: id, count }),
    refusals: ['coupon.stopped', 'coupon.awaitsSecond'],
  }),
  listCouponCodes: staff('coupon.read').byId.get('staff/coupons/codes', {
    summary: 'The codes of a coupon, batch by batch',
    output: listOf(
      z.object({
        batchId: id,
        count,
        maxUses: count,
        /** Exchanges so far, of all codes of the batch. */
        usedCount: count,
        example: plain.text,
        expiresAt: plain.maybeInstant,
        createdAt: instant,
      }),
    ),
  }),
  exportCouponCodes: staff('coupon.write').get('staff/coupons/codes/export', {
    summary: 'Export a batch of codes',
    ...sheetExportCall({ id, batchId: id }),
  }),
  listCouponHolders: staff('coupon.read').page('staff/coupons/holders', {
    summary: 'Who holds a coupon, and the orders and purchases it was used on',
    filters: {
      id: plain.optionalId,
      memberId: plain.optionalId,
      state: z.enum(['unused', 'used', 'revoked']).optional(),
    },
    of: z.object({
      id,
      couponId: id,
      couponName: plain.text,
      ...ofMember,
      state: z.enum(['unused', 'used', 'revoked']),
      source: z.enum(['issued', 'code', 'reward']),
      code: plain.maybeText,
      validUntil: instant,
      ...couponUse,
      createdAt: instant,
    }),
    table: {
      views: 'couponHolders',
      title: 'coupons.holders',
      columns: {
        coupon: column.text('coupons.name', 'couponName'),
        member: column.member('coupons.member'),
        state: column.choice('coupons.state', 'state', 'coupons.holder'),
        source: column.choice('coupons.source', 'source'),
        at: column.instant('coupons.received', 'createdAt'),
        until: column.instant('coupons.until', 'validUntil'),
        order: column.text('coupons.order', 'orderNumber purchaseNumber'),
        minor: column.money('coupons.deducted', 'deductedMinor'),
      },
    },
  }),
  revokeCoupon: staff('coupon.write').post('staff/coupons/revoke', {
    summary: 'Revoke an unused coupon with a reason',
    input: z.strictObject({ id, why: text(200) }),
    refusals: ['coupon.used', 'coupon.revoked'],
  }),
};
