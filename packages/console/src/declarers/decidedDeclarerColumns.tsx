import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
import { EntriesBadge } from '../shell/EntriesBadge.tsx';
import { t } from '../shell/i18n.ts';
import type { AuditedDeclarer } from './DeclarerAudit.tsx';

/** Declarers that were decided: by whom, when, why. */
export function decidedDeclarerColumns(): Column<AuditedDeclarer>[] {
  return [
    { key: 'name', title: t('declarers.name'), cell: (row) => row.name },
    { key: 'number', title: t('declarers.number.person'), cell: (row) => <Code>{row.idNumber}</Code> },
    { key: 'phone', title: t('declarers.phone'), cell: (row) => `+${row.areaCode} ${row.phone}` },
    {
      key: 'entries',
      title: t('declarers.entries.short'),
      tight: true,
      cell: (row) => <EntriesBadge used={row.entriesUsed} free={row.entriesFree} />,
    },
    memberColumn(t('declarers.member')),
    ...decisionColumns<AuditedDeclarer>({ decided: t('declarers.decided'), reason: t('declarers.reason') }),
  ];
}
