import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
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
      align: 'end',
      tight: true,
      cell: (row) => (row.entriesFree === null ? row.entriesUsed : `${row.entriesUsed} / ${row.entriesFree}`),
    },
    memberColumn(t('declarers.member')),
    ...decisionColumns<AuditedDeclarer>({ decided: t('declarers.decided'), reason: t('declarers.reason') }),
  ];
}
