import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import type { AuditedDeclarer } from './DeclarerAudit.tsx';

/** Declarers that were decided: by whom, when, why. */
export function DeclarerTable({ rows, stale }: { rows: readonly AuditedDeclarer[]; stale: boolean }) {
  return (
    <ResponsiveTable
      label={t('shell.nav.declarers')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns()}
      stale={stale}
    />
  );
}

function columns(): Column<AuditedDeclarer>[] {
  return [
    { key: 'name', title: t('declarers.name'), cell: (row) => row.name },
    { key: 'number', title: t('declarers.number.person'), cell: (row) => <Code>{row.idNumber}</Code> },
    { key: 'phone', title: t('declarers.phone'), cell: (row) => `+${row.areaCode} ${row.phone}` },
    {
      key: 'entries',
      title: t('declarers.entries.short'),
      align: 'end',
      tight: true,
      cell: (row) => (row.entriesFree === null ? row.entriesUsed : `${row.entriesUsed} / ${row.entriesFree}`),
    },
    {
      key: 'member',
      title: t('declarers.member'),
      cell: (row) => <MemberLink id={row.memberId} name={row.memberName} />,
    },
    {
      key: 'decided',
      title: t('declarers.decided'),
      cell: (row) => (
        <>
          {row.auditedBy ?? '–'}
          <br />
          {row.auditedAt ? <When iso={row.auditedAt} /> : null}
        </>
      ),
    },
    { key: 'reason', title: t('declarers.reason'), cell: (row) => row.rejectReason || '–' },
  ];
}
