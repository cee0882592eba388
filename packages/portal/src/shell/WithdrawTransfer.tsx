import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import { useSubmit } from './api.ts';
import { ConfirmDialog } from './Dialog.ts';
import { t } from './i18n.ts';

interface WithdrawTransferProps {
  readonly transfer: Pick<ReportedTransfer, 'id' | 'transactionNumber'>;
  readonly onClose: () => void;
}

/** Asks before a reported transfer is withdrawn. */
export function WithdrawTransfer({ transfer, onClose }: WithdrawTransferProps) {
  const withdraw = useSubmit('withdrawBankTransfer', {
    refreshes: [
      'listMyBankTransfers',
      'getWallet',
      'getOrder',
      'listOrders',
      'getPayTypeList',
      'getOrderStatistics',
    ],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('payments.bank.withdraw.title', { number: transfer.transactionNumber })}
      confirmLabel={t('payments.bank.withdraw')}
      busy={withdraw.busy}
      onConfirm={() => void withdraw.submit({ id: transfer.id })}
      onClose={onClose}
    >
      {t('payments.bank.withdraw.text')}
    </ConfirmDialog>
  );
}
