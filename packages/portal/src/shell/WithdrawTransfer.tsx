import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import { ConfirmCall } from './ConfirmCall.ts';
import { t } from './i18n.ts';

interface WithdrawTransferProps {
  readonly transfer: Pick<ReportedTransfer, 'id' | 'transactionNumber'>;
  readonly onClose: () => void;
}

/** Asks for confirmation before a reported transfer is withdrawn. */
export function WithdrawTransfer({ transfer, onClose }: WithdrawTransferProps) {
  return (
    <ConfirmCall
      call="withdrawBankTransfer"
      input={{ id: transfer.id }}
      refreshes={[
        'listMyBankTransfers',
        'getWallet',
        'getOrder',
        'listOrders',
        'getPayTypeList',
        'getOrderStatistics',
      ]}
      danger
      title={t('payments.bank.withdraw.title', { number: transfer.transactionNumber })}
      confirmLabel={t('payments.bank.withdraw')}
      onClose={onClose}
    >
      {t('payments.bank.withdraw.text')}
    </ConfirmCall>
  );
}
