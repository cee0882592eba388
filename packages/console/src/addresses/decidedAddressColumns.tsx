import { column } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import type { AuditedAddress } from './AddressAudit.tsx';
import { fullAddressLine } from './addressText.ts';

/** The columns of decided addresses: who decided, when, and why. */
export function decidedAddressColumns(): Column<AuditedAddress>[] {
  return [
    memberColumn(t('addresses.member')),
    column('consignee', t('addresses.consignee'), (row) => row.consignee),
    column('place', t('addresses.where'), fullAddressLine),
    ...decisionColumns<AuditedAddress>({ decided: t('addresses.decided'), reason: t('addresses.reason') }),
  ];
}
