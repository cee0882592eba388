import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import type { Payment } from './moneyRows.ts';

/** Asks for confirmation that the money is on the bank statement, because it is credited at once. */
export function ConfirmPaymentArrivedDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const amount = formatMoney(payment.totalMinor, payment.currency, useFormatting());
  return (
    <ConfirmCall
      call="confirmOwnPayment"
      input={{ payId: payment.payId }}
      refreshes={['listPayments', 'getLedgerOverview', 'listAdjustments']}
      onDone={({ state }) => showApprovalOutcome(state, t('payments.own.done', { amount }))}
      title={t('payments.own.sure', { amount })}
      confirmLabel={t('payments.own.confirm')}
      onClose={onClose}
    >
      <AwaitedApproval awaited={payment.secondAwaited} />
      <p>
        {t('payments.own.sure.text')} <Code>{payment.providerReference ?? ''}</Code>
      </p>
    </ConfirmCall>
  );
}
