import type { Permission } from '@crossdock/domain/staff/roles.ts';
import type { TextKey } from '../shell/i18n.ts';
import { t } from '../shell/i18n.ts';
import { formOpenParamValue } from '../shell/useOpenedByUrl.ts';
import type { HitTarget, SearchHit } from './hits.tsx';

interface Act {
  readonly text: TextKey;
  readonly can: Permission;
  readonly target: HitTarget;
}

const opens = { open: formOpenParamValue };

/** Actions that can be started from anywhere, with the permission that each needs. */
const acts: readonly Act[] = [
  { text: 'finding.act.receive', can: 'parcel.receive', target: { to: '/desk' } },
  { text: 'finding.act.shelve', can: 'parcel.shelve', target: { to: '/desk', search: { mode: 'shelve' } } },
  { text: 'finding.act.assign', can: 'parcel.assign', target: { to: '/parcels/unclaimed' } },
  { text: 'finding.act.pack', can: 'order.pack', target: { to: '/packing' } },
  { text: 'finding.act.ship', can: 'order.ship', target: { to: '/shipping' } },
  { text: 'finding.act.shipSheet', can: 'order.ship', target: { to: '/shipping/import' } },
  { text: 'finding.act.track', can: 'tracking.write', target: { to: '/tracking' } },
  { text: 'finding.act.problem', can: 'problem.write', target: { to: '/problems', search: opens } },
  { text: 'finding.act.write', can: 'talk.write', target: { to: '/chat', search: opens } },
  { text: 'finding.act.invite', can: 'member.write', target: { to: '/members', search: opens } },
  { text: 'finding.act.withdrawal', can: 'withdrawal.audit', target: { to: '/withdrawals' } },
  { text: 'finding.act.payout', can: 'withdrawal.audit', target: { to: '/wallet/payouts', search: opens } },
  { text: 'finding.act.statement', can: 'transfer.audit', target: { to: '/wallet/statements/import' } },
  { text: 'finding.act.coupon', can: 'coupon.write', target: { to: '/coupons', search: opens } },
  {
    ...{ text: 'finding.act.announcement', can: 'announcement.write' },
    target: { to: '/announcements/$id', params: { id: 'new' } },
  },
  { text: 'finding.act.product', can: 'product.write', target: { to: '/goods/$id', params: { id: 'new' } } },
  { text: 'finding.act.staff', can: 'staff.write', target: { to: '/staff', search: opens } },
];

/** Actions whose name contains the text and that the reader may do; all for an empty text. */
export function actionHits(words: string, may: (can: Permission) => boolean): SearchHit[] {
  const wanted = words.trim().toLowerCase();
  return acts
    .filter(({ can }) => may(can))
    .map(({ text, target }) => ({ title: t(text), target }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(
      ({ title, target }): SearchHit => ({
        ...{ key: `act ${JSON.stringify(target)}`, kind: 'act', title, target },
        ...{ details: [], exact: title.toLowerCase() === wanted },
      }),
    );
}
