import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { TransferBanner } from '../shell/TransferBanner.tsx';

/** A transfer that was reported for the balance may have been meant for this order. One tap assigns it to the order. */
export function AssignReportedTransfer({
  transfer,
  orderId,
}: {
  transfer: ReportedTransfer;
  orderId: string;
}) {
  const attach = useSubmit('attachBankTransfer', {
    refreshes: [
      'getPayTypeList',
      'getOrder',
      'listOrders',
      'getOrderStatistics',
      'listMyBankTransfers',
      'listRecharges',
    ],
  });
  return (
    <TransferBanner transfer={transfer} title={(amount) => t('payments.spare', { amount })}>
      <Button
        look="soft"
        small
        busy={attach.busy}
        onClick={() => void attach.submit({ id: transfer.id, orderIds: [orderId] })}
      >
        {t('payments.spare.use')}
      </Button>
    </TransferBanner>
  );
}
