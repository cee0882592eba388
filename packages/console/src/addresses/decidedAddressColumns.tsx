import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import type { AuditedAddress } from './AddressAudit.tsx';
import { fullAddressLine } from './addressText.ts';

/** Addresses that were decided: by whom, when, why. */
export function decidedAddressColumns(): Column<AuditedAddress>[] {
  return [
    memberColumn(t('addresses.member')),
    { key: 'consignee', title: t('addresses.consignee'), cell: (row) => row.consignee },
    { key: 'place', title: t('addresses.where'), cell: fullAddressLine },
    ...decisionColumns<AuditedAddress>({ decided: t('addresses.decided'), reason: t('addresses.reason') }),
  ];
}
