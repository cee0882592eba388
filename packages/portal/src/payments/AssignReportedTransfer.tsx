import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** A transfer that was reported for the balance may have been meant for this order. One tap assigns it to the order. */
export function AssignReportedTransfer({
  transfer,
  orderId,
}: {
  transfer: ReportedTransfer;
  orderId: string;
}) {
  const formatting = useFormatting();
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
  const amount = formatMoney(transfer.amountMinor, transfer.currency, formatting);
  return (
    <Banner tone="info" title={t('payments.spare', { amount })}>
      <p>
        <When iso={transfer.createdAt} /> · <Code>{transfer.transactionNumber}</Code>
      </p>
      <Button
        look="soft"
        small
        busy={attach.busy}
        onClick={() => void attach.submit({ id: transfer.id, orderIds: [orderId] })}
      >
        {t('payments.spare.use')}
      </Button>
    </Banner>
  );
}
