import type { Output } from '@crossdock/contract/table.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export type MemberRow = Output<'listMembers'>['list'][number];

export const phoneOf = (row: { areaCode: string; phone: string }) => `+${row.areaCode} ${row.phone}`;

export function MemberStatus({ status }: { status: MemberRow['status'] }) {
  return status === 'active' ? (
    <StatusBadge tone="success" icon={IconCircleCheck} label={t('members.status.active')} />
  ) : (
    <StatusBadge tone="danger" icon={IconCircleOff} label={t('members.status.disabled')} />
  );
}
