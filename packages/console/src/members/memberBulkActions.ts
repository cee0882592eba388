import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { client, useCall } from '../shell/api.ts';
import type { BulkAction, BulkField } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { memberFactWords } from './memberFactWords.ts';
import type { MemberRow } from './memberRow.tsx';

export function useMemberBulkActions(): BulkAction<MemberRow>[] {
  const { may } = useStaff();
  const lang = currentLanguage();
  const coupons = useCall(
    'listStaffCoupons',
    { state: 'active', pageSize: 100 },
    { staleMs: 60_000, enabled: may('coupon.write') },
  );
  const colleagues = useCall('listCareTakers', {}, { staleMs: 60_000, enabled: may('member.write') });
  const named = (coupons.data?.list ?? []).map(({ id, ...one }) => ({ value: id, label: one[lang] }));
  const staff = (colleagues.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name }));
  return [
    ...(may('talk.write') ? [message()] : []),
    ...(may('coupon.write') ? [coupon(named)] : []),
    ...(may('member.write')
      ? [careTakers(staff), status('disable', 'disabled', 'active'), status('enable', 'active', 'disabled')]
      : []),
  ];
}

function status(key: string, next: MemberRow['status'], back: MemberRow['status']): BulkAction<MemberRow> {
  const set =
    (to: MemberRow['status']): NonNullable<BulkAction<MemberRow>['undo']> =>
    ({ id: memberId }, { why = '' }) =>
      client.attempt('setMemberStatus', { memberId, status: to, why });
  return {
    key,
    label: t(next === 'active' ? 'members.enable' : 'members.disable'),
    danger: next === 'disabled',
    skips: (member) => (member.status === next ? t(`members.status.${next}`) : undefined),
    asks: [{ name: 'why', label: memberFactWords.label('why'), max: 300, lines: true }],
    run: set(next),
    undo: set(back),
    refreshes: ['listMembers', 'getMember'],
  };
}

/**
 * Sends a message to each member's conversation. The id of the attempt is also the id of the message, so a repeated
 * attempt sends it only once.
 */
const message = (): BulkAction<MemberRow> => ({
  key: 'message',
  label: t('members.bulk.message'),
  sure: () => t('members.bulk.message.text'),
  asks: [{ name: 'text', label: t('support.begin.text'), max: talkTextMax, lines: true }],
  run: ({ id: memberId }, { text = '' }, id) =>
    client.attempt('beginTalk', { memberId, id, text: text.trim() }),
  refreshes: ['listTalks', 'getTalk'],
});

/** Gives each member one copy, if the coupon's rules allow it; refusals are listed by member. */
const coupon = (data: NonNullable<BulkField['choices']>): BulkAction<MemberRow> => ({
  key: 'coupon',
  label: t('members.bulk.coupon'),
  asks: [{ name: 'couponId', label: t('members.bulk.coupon.which'), max: 40, choices: data }],
  run: async ({ account }, { couponId = '' }, idempotencyKey) => {
    const attempt = await client.attempt(
      'issueCoupon',
      { id: couponId, to: 'accounts', accounts: [account] },
      { idempotencyKey },
    );
    if (!attempt.ok) return attempt;
    const [line] = attempt.data.lines;
    return line?.outcome === 'given'
      ? { ok: true }
      : { ok: false, failure: { message: line ? t(`coupons.outcome.${line.outcome}`) : '–' } };
  },
  refreshes: ['getStaffCoupon', 'listStaffCoupons', 'listCouponHolders'],
});

const nobody = 'nobody';

/**
 * The call replaces both assigned people, service and sales. So this first reads the current ones: the one that is
 * not changed is sent unchanged, and undo can restore both.
 */
function careTakers(staff: NonNullable<BulkField['choices']>): BulkAction<MemberRow> {
  const before = new Map<string, { serviceStaffId: string | null; salesStaffId: string | null }>();
  const choices = [...staff, { value: nobody, label: t('members.careTakers.nobody') }];
  const chosen = (value: string | undefined, was: string | null) =>
    value === undefined || value === '' ? was : value === nobody ? null : value;
  return {
    key: 'careTakers',
    label: t('members.careTakers'),
    sure: () => t('members.bulk.careTakers.text'),
    asks: (['service', 'sales'] as const).map((name) => ({
      ...{ name, label: t(`members.${name}`), max: 40, choices, optional: true },
    })),
    run: async ({ id: memberId }, { service, sales }) => {
      const seen = await client.attempt('getMember', { memberId }, { fresh: true });
      if (!seen.ok) return seen;
      const was = {
        serviceStaffId: seen.data.service?.staffId ?? null,
        salesStaffId: seen.data.sales?.staffId ?? null,
      };
      if (!before.has(memberId)) before.set(memberId, was);
      return client.attempt('setCareTakers', {
        memberId,
        serviceStaffId: chosen(service, was.serviceStaffId),
        salesStaffId: chosen(sales, was.salesStaffId),
      });
    },
    undo: ({ id: memberId }) => {
      const was = before.get(memberId) ?? { serviceStaffId: null, salesStaffId: null };
      return client.attempt('setCareTakers', { memberId, ...was });
    },
    refreshes: ['listMembers', 'getMember'],
  };
}
