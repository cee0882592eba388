import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import type { AuditedAddress } from './AddressAudit.tsx';
import { fullPlace } from './addressText.ts';

/** Addresses that were decided: by whom, when, why. */
export function AddressTable({ rows, stale }: { rows: readonly AuditedAddress[]; stale: boolean }) {
  return (
    <ResponsiveTable
      label={t('addresses.title')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns()}
      stale={stale}
    />
  );
}

function columns(): Column<AuditedAddress>[] {
  return [
    {
      key: 'member',
      title: t('addresses.member'),
      cell: (row) => <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />,
    },
    { key: 'consignee', title: t('addresses.consignee'), cell: (row) => row.consignee },
    { key: 'place', title: t('addresses.where'), cell: fullPlace },
    {
      key: 'decided',
      title: t('addresses.decided'),
      cell: (row) => (
        <>
          {row.auditedBy ?? '–'}
          <br />
          {row.auditedAt ? <When iso={row.auditedAt} /> : null}
        </>
      ),
    },
    { key: 'reason', title: t('addresses.reason'), cell: (row) => row.rejectReason || '–' },
  ];
}
