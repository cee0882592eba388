import { duplicateSigns } from '@crossdock/domain/promotion/rules.ts';
import { z } from 'zod';
import { searchWords } from '../wire/auditFilters.ts';
import { doneAnswer, guest, member, settingsCalls, staff } from '../wire/call.ts';
import { dayRangeFields } from '../wire/lists.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, plain, query, text, whole } from '../wire/values.ts';
import { shareCalls } from './shares.ts';

/** A month of the shop's time zone, as `2026-11`. */
const month = plain.text;

const statistics = z.object({
  currency: plain.text,
  /** Whether the programme is open, and its present rewards. */
  active: plain.yesNo,
  rateBp: count,
  shareRewardMinor: minor,
  shareRewardPoints: count,
  code: plain.text,
  /** The address at which friends register. */
  link: plain.text,
  referred: count,
  /** Friends whose freight has earned something. */
  paying: count,
  earnedMinor: minor,
  reversedMinor: minor,
  shareRewardsMinor: minor,
  /** Debt from refunds, which the next earnings must pay first. */
  owedMinor: minor,
  movedMinor: minor,
  withdrawnMinor: minor,
  /** Requested withdrawals that are not decided yet. */
  withdrawingMinor: minor,
  availableMinor: minor,
  /** The last twelve months, oldest first. */
  months: z.array(z.object({ month, earnedMinor: minor, joined: count })),
});
export type PromotionStatistics = z.infer<typeof statistics>;

/** A friend with the facts that the referrer may see: no account, address or order. */
const referral = z.object({
  name: plain.text,
  joinedAt: instant,
  paidOrders: count,
  earnedMinor: minor,
});

/** The reward that a friend's freight has earned. */
const earning = z.object({
  id,
  at: instant,
  freightMinor: minor,
  rateBp: count,
  amountMinor: minor,
  reversedMinor: minor,
});

const earningView = earning.extend({
  friend: plain.text,
  reversedAt: plain.maybeInstant,
});
export type EarningView = z.infer<typeof earningView>;

const person = z.object({ id, account: plain.text, name: plain.text });

const staffEarning = earning.extend({
  member: person,
  friend: person,
  orderId: id,
  orderNumber: plain.text,
  takenBackMinor: minor,
  /** Signs that referrer and friend may be one person. */
  alike: z.array(z.enum(duplicateSigns)),
});

export const promotionSettingsInput = z.strictObject({
  active: plain.yesNo,
  /** The part of the paid freight that the referrer earns, in basis points; at most half. */
  rateBp: whole.min(0, 'field.tooSmall').max(5000, 'field.tooBig'),
  shareRewardMinor: whole.min(0, 'field.tooSmall').max(100_000_000, 'field.tooBig'),
  shareRewardPoints: whole.min(0, 'field.tooSmall').max(100_000, 'field.tooBig'),
});

const overview = z.object({
  currency: plain.text,
  settings: promotionSettingsInput,
  totals: z.object({
    referred: count,
    referrers: count,
    earnedMinor: minor,
    reversedMinor: minor,
    owedMinor: minor,
    shareRewardsMinor: minor,
    /** The members' earnings that were neither moved to the balance nor withdrawn. */
    availableMinor: minor,
    pendingShares: count,
  }),
  months: z.array(z.object({ month, earnedMinor: minor, joined: count })),
  top: z.array(person.extend({ referred: count, paying: count, earnedMinor: minor })),
  /** The newest pairs that may be one person with two accounts. */
  alike: z.array(
    z.object({ member: person, friend: person, joinedAt: instant, alike: z.array(z.enum(duplicateSigns)) }),
  ),
});

const settings = settingsCalls('staff/promotion/settings', promotionSettingsInput, promotionSettingsInput);

export const promotionCalls = {
  ...shareCalls,
  getInvitation: guest.get('Member/GetInvitation', {
    summary: 'Who invites with this code; refused where the invitation is not valid',
    input: z.strictObject({ code: text(20) }),
    output: z.object({ name: plain.text }),
    refusals: ['member.inviteInvalid'],
  }),
  listReferrals: member.page('Member/QueryRecommend', {
    summary: 'List friends I invited with my earnings',
    of: referral,
  }),
  getPromotionStatistics: member.get('Member/ShareStatistics', {
    summary: 'Get my referral link and its totals',
    output: statistics,
  }),
  listEarnings: member.page('Member/ShareAmountList', {
    summary: 'List my referral earnings, newest first',
    of: earningView,
  }),
  moveEarnings: member.postOnce('Member/MoveEarnings', {
    summary: 'Move earnings to the balance, where they pay for orders',
    personal: true,
    input: z.strictObject({
      amountMinor: z
        .number({ error: 'amount.invalid' })
        .int('amount.invalid')
        .min(1, 'amount.notAboveZero')
        .max(1_000_000_000_000, 'field.tooBig'),
    }),
    output: doneAnswer.extend({ availableMinor: minor, balanceMinor: minor }),
    refusals: ['promotion.insufficient'],
  }),
  getPromotion: staff('coupon.read').get('staff/promotion', {
    summary: 'Get referral rules, totals, top referrers and possible duplicates',
    output: overview,
  }),
  savePromotionSettings: settings.save('coupon.write', 'Set the referral rules', { takesTwo: 'rate' }),
  listPromotionEarnings: staff('coupon.read').page('staff/promotion/earnings', {
    summary: 'List all referral earnings, newest first',
    filters: {
      memberId: plain.optionalId,
      /** An account of either side, or an order number. */
      words: searchWords,
      reversed: query.flag().optional(),
      ...dayRangeFields,
    },
    of: staffEarning,
    table: {
      views: 'earnings',
      title: 'promotion.earnings',
      columns: {
        at: column.instant('promotion.at', 'at'),
        member: column.member('promotion.member', 'member.name member.account'),
        friend: column.member('promotion.friend', 'friend.name friend.account'),
        order: column.text('promotion.order', 'orderNumber'),
        freight: column.money('promotion.freight', 'freightMinor'),
        amount: column.money('promotion.amount', 'amountMinor'),
        reversed: column.money('tables.reversed', 'reversedMinor'),
      },
    },
  }),
};
