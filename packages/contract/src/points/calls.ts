import { maxPointsAtOnce, pointsKinds } from '@crossdock/domain/points/rules.ts';
import { z } from 'zod';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { doneAnswer, longBodyBytes, member, settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, ofMember, plain, text, whole } from '../wire/values.ts';

/** One change of a member's points (specification, section 3 "Points record"). */
const pointsEntry = z.object({
  id,
  type: z.enum(pointsKinds),
  at: instant,
  before: count,
  /** Signed: negative if the member loses points. */
  amount: count,
  after: count,
  /** How much of this change became a debt (above 0) or paid one (below 0). */
  owedChange: count,
  orderId: plain.maybeId,
  orderNumber: plain.maybeText,
  memo: plain.text,
});
export type PointsEntry = z.infer<typeof pointsEntry>;

const staffPointsEntry = pointsEntry.extend({
  ...ofMember,
  /** The name of the clerk who changed the points. */
  staffName: plain.maybeText,
});
export type StaffPointsEntry = z.infer<typeof staffPointsEntry>;

const filters = {
  type: z.enum(pointsKinds).optional(),
  direction: z.enum(['in', 'out']).optional(),
};

const wholeBetween = (min: number, max: number) => whole.min(min, 'field.tooSmall').max(max, 'field.tooBig');

/** Amounts in minor units of the shop's currency; see the domain's `PointsSettings`. */
export const pointsSettings = z.strictObject({
  active: plain.yesNo,
  earnPerMinor: wholeBetween(1, 1_000_000_000),
  worthMinor: wholeBetween(1, 1_000_000),
  minUse: wholeBetween(1, maxPointsAtOnce),
  maxShareBp: wholeBetween(1, 10_000),
  exchangeable: plain.yesNo,
});

const memberPoints = z.object({
  currency: plain.text,
  points: count,
  /** Points deducted after they were spent; the next earned points pay this debt. */
  owed: count,
  /** The value of `points`. */
  pointsMinor: minor,
});

/** A typed number of points. Every value except a whole number above 0 gives the same error. */
const pointsInput = z
  .number({ error: 'points.invalid' })
  .int('points.invalid')
  .min(1, 'points.invalid')
  .max(maxPointsAtOnce, 'points.invalid');

const settings = settingsCalls('staff/points/settings', pointsSettings, pointsSettings);

export const pointsCalls = {
  queryPoints: member.page('Member/QueryIntegral', {
    summary: 'My points records, newest first: type, order, amount, balance before and after',
    filters: { ...filters, orderId: plain.optionalId },
    of: pointsEntry,
    with: {
      /**
       * For each month that occurs on this page: its incoming and outgoing points, on the shop's calendar. Entries of
       * the month on other pages are included.
       */
      months: z.array(z.object({ month: plain.text, in: count, out: count })),
    },
  }),
  getPointsRules: member.get('Member/GetIntegralrecharge', {
    summary: 'Get the points rules and my points',
    output: memberPoints.extend(pointsSettings.shape),
  }),
  exchangePoints: member.postOnce('Member/ExchangePoints', {
    summary: 'Convert points to balance',
    personal: true,
    input: z.strictObject({ points: pointsInput }),
    output: doneAnswer.extend({ amountMinor: minor, points: count, balanceMinor: minor }),
    refusals: ['points.invalid', 'points.notExchangeable', 'points.belowMin', 'points.insufficient'],
  }),
  getPointsOverview: staff('coupon.read').get('staff/points', {
    summary: 'The rules of points, how many are outstanding and what they are worth',
    output: z.object({
      currency: plain.text,
      settings: pointsSettings,
      outstanding: count,
      outstandingMinor: minor,
      holders: count,
      owed: count,
      /** How many members would get points if the shop gave points to every member. */
      activeMembers: count,
      /** The points of the last 30 days by type; each number is above 0. */
      recent: z.array(z.object({ type: z.enum(pointsKinds), points: count })),
    }),
  }),
  savePointsSettings: settings.save('points.write', 'Change how points are earned and what they are worth', {
    takesTwo: 'rate',
  }),
  listPointsRecords: staff('coupon.read').page('staff/points/records', {
    summary: "Everybody's points records, or one member's",
    filters: { memberId: plain.optionalId, ...dayRangeFields, ...filters },
    of: staffPointsEntry,
    table: {
      views: 'points',
      title: 'shell.nav.points',
      columns: {
        at: column.instant('points.at', 'at'),
        member: column.member('points.member'),
        type: column.choice('points.type', 'type'),
        about: column.text('points.about', 'orderNumber memo staffName'),
        before: column.count('points.before', 'before'),
        amount: column.count('points.points', 'amount'),
        after: column.count('points.after', 'after'),
      },
    },
  }),
  getMemberPoints: staff('coupon.read').byMember.get('staff/points/member', {
    summary: "One member's points",
    output: memberPoints,
  }),
  adjustPoints: staff('points.write').postOnce('staff/points/adjust', {
    summary: "Add to or take from a member's points, with the reason",
    input: z.strictObject({
      memberId: id,
      /** Signed: a negative number is taken from the member. */
      points: z
        .number({ error: 'points.invalid' })
        .int('points.invalid')
        .min(-maxPointsAtOnce, 'points.invalid')
        .max(maxPointsAtOnce, 'points.invalid')
        .refine((value) => value !== 0, 'points.invalid'),
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState, points: count }),
    refusals: ['points.invalid', 'points.insufficient', ...approvalRefusals],
  }),
  issuePoints: staff('points.write').postOnce('staff/points/issue', {
    summary: 'Issue points to some accounts or all active members',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({
      /** The recipients; if omitted, every member. */
      accounts: z.array(text(40)).min(1, 'field.tooFew').max(1_000, 'field.tooMany').optional(),
      points: pointsInput,
      reason: text(200),
    }),
    output: doneAnswer.extend({ state: approvalState, members: count, points: count }),
    refusals: ['points.invalid', 'points.accountsUnknown', ...approvalRefusals],
  }),
};
