import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { ReasonBox } from '../shell/ReasonBox.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import type { Refund } from './moneyRows.ts';

const outcomes = ['arrived', 'notArrived'] as const;

interface Found {
  readonly outcome: (typeof outcomes)[number];
  readonly reference: string;
  readonly reason: string;
}

/** Records the outcome of a refund. Two people must do so after checking the provider's own pages. */
export function DecideRefund({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const formatting = useFormatting();
  const amount = formatMoney(refund.amountMinor, formatting.currency, formatting);
  const form = usePlainDialog<'decideRefund', Found>('decideRefund', {
    schema: () =>
      import('@crossdock/contract/payments/refunds.ts').then((all) => all.refundCalls.decideRefund.input),
    defaults: { outcome: 'arrived', reference: '', reason: '' },
    input: (values) => ({ id: refund.id, ...values }),
    refreshes: ['listRefunds', 'listAdjustments', 'getLedgerOverview'],
    onDone: ({ state }) => showApprovalOutcome(state, t('payments.refunds.decide.done')),
    onClose,
  });
  return (
    <SendDialog
      {...form}
      title={t('payments.refunds.decide.title', { amount })}
      sendLabel={t('payments.refunds.decide')}
    >
      <AwaitedApproval awaited={refund.secondAwaited} />
      <p>{t('payments.refunds.decide.text')}</p>
      <ChoiceBox
        label={t('payments.refunds.decide.outcome')}
        {...choiceBoxPropsOf(form, 'outcome', outcomes, (value) => t(`payments.refunds.decide.${value}`))}
      />
      <TextBox
        label={t('payments.refunds.decide.reference')}
        required
        maxLength={80}
        {...form.box('reference')}
      />
      <ReasonBox label={t('payments.refunds.decide.reason')} {...form.box('reason')} />
    </SendDialog>
  );
}
