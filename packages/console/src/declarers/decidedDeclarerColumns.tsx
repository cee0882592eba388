import { column, tightColumn } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
import { DutyFreeBadge } from '../shell/DutyFreeBadge.tsx';
import { t } from '../shell/i18n.ts';
import type { AuditedDeclarer } from './DeclarerAudit.tsx';

/** The columns of decided declarers: who decided, when, and why. */
export function decidedDeclarerColumns(): Column<AuditedDeclarer>[] {
  return [
    column('name', t('declarers.name'), (row) => row.name),
    column('number', t('declarers.number.person'), (row) => <Code>{row.idNumber}</Code>),
    column('phone', t('declarers.phone'), (row) => `+${row.areaCode} ${row.phone}`),
    tightColumn('entries', t('declarers.entries.short'), (row) => (
      <DutyFreeBadge used={row.entriesUsed} free={row.entriesFree} />
    )),
    memberColumn(t('declarers.member')),
    ...decisionColumns<AuditedDeclarer>({ decided: t('declarers.decided'), reason: t('declarers.reason') }),
  ];
}
