import { auditStates } from '@crossdock/domain/payments/states.ts';
import { IconBuildingBank } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { decidedTransferColumns } from './decidedTransferColumns.tsx';
import { TransferAuditDetails, TransferDecision } from './TransferAudit.tsx';

export const Route = createFileRoute('/_shell/transfers')({
  staticData: {
    title: 'shell.nav.transfers',
    menu: { group: 'audits', icon: IconBuildingBank, can: 'transfer.read', queue: 'transfers', key: 'b' },
  },
  component: TransferAuditPage,
});

/** Bank transfers: the pending ones one by one with voucher and claim, the decided ones as a list. */
function TransferAuditPage() {
  const { filters, shown } = useAuditFilters(auditStates, t('payments.transfers.search'));
  const page = usePage('listBankTransfers', filters, { topics: ['transfers'] });
  return (
    <AuditQueue
      {...shown}
      page={page}
      {...titleAndIntro('payments.transfers')}
      queue="transfers"
      waitingSince={(row) => row.createdAt}
      picture="wallet"
      evidence={(row) => <EvidencePictures pictures={[row.voucher]} label={t('payments.voucher')} />}
      claim={(row) => <TransferAuditDetails transfer={row} />}
      decision={(row, move) => <TransferDecision row={row} onMove={move} />}
      columns={decidedTransferColumns()}
    />
  );
}
