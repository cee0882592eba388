import type { Output } from '@crossdock/contract/table.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { amountBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { ReasonBox } from '../shell/ReasonBox.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import type { Payment } from './moneyRows.ts';

type Option = Output<'getRefundOptionsForMember'>['list'][number];

interface SendBackProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Refunds money from the member's balance to the source of this payment. */
export function RefundToSource({ payment, onClose }: SendBackProps) {
  const { memberId, payId, methodName } = payment;
  const query = useCall('getRefundOptionsForMember', { memberId, payId }, { topics: ['payments', 'wallet'] });
  return (
    <Dialog opened title={t('payments.refunds.send.title', { method: methodName })} onClose={onClose}>
      <Loaded query={query}>
        {({ list: [option] }) =>
          option ? (
            <Form option={option} onClose={onClose} />
          ) : (
            <Banner tone="info" title={t('payments.refunds.send.nothing')} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Form({ option, onClose }: { option: Option; onClose: () => void }) {
  const formatting = useFormatting();
  const { currency } = formatting;
  const most = formatMoney(option.mostMinor, currency, formatting);
  const form = usePlainDialog('refundToSourceForMember', {
    schema: () =>
      import('@crossdock/contract/payments/refunds.ts').then(
        (all) => all.refundCalls.refundToSourceForMember.input,
      ),
    defaults: { amount: shortAmountText(option.mostMinor, currency), reason: '' },
    input: ({ amount, reason }) => ({
      ...{ payId: option.payId, reason },
      amountMinor: typedAmount(amount, currency) ?? Number.NaN,
    }),
    refreshes: ['listRefunds', 'listPayments', 'listAdjustments', 'getMemberMoney', 'getMemberLedger'],
    onDone: ({ state }) => showApprovalOutcome(state, t('payments.refunds.send.done')),
    onClose,
  });
  return (
    <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={form.send}>
      <AwaitedApproval awaited={option.secondAwaited} />
      <p>{t('payments.refunds.send.text')}</p>
      <AmountBox
        label={t('payments.refunds.send.amount')}
        description={t('payments.refunds.send.most', { most })}
        required
        {...amountBoxPropsOf(form, 'amount', 'amountMinor')}
      />
      <ReasonBox label={t('payments.refunds.send.reason')} {...form.box('reason')} />
      <FormFooter {...form}>{t('payments.refunds.send')}</FormFooter>
    </Stack>
  );
}
