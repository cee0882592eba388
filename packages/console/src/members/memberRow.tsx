import type { Output } from '@crossdock/contract/table.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { CountLink } from '../shell/links.tsx';
import { memberFactWords } from './memberFactWords.ts';

export type MemberRow = Output<'listMembers'>['list'][number];

export const phoneOf = (row: { areaCode: string; phone: string }) => `+${row.areaCode} ${row.phone}`;

const listOf = { parcelsInHouse: '/parcels', ordersOpen: '/orders' } as const;

/** The number of a member's open items, with a link to them. */
export function OpenItemCount({ row, name }: { row: MemberRow; name: keyof typeof listOf }) {
  const label = memberFactWords.label(name);
  return <CountLink to={listOf[name]} search={{ memberId: row.id }} n={row[name]} label={label} />;
}

export function MemberStatus({ status }: { status: MemberRow['status'] }) {
  return status === 'active' ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('members.status.active')} />
  ) : (
    <StatusBadge tone="danger" icon={IconCircleOff} label={t('members.status.disabled')} />
  );
}
