import { type ChargebackReason, chargebackReasons } from '@crossdock/domain/payments/chargebacks.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { amountBoxPropsOf, choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';

interface RegisterProps {
  readonly payId: string;
  readonly totalMinor: number;
  readonly onClose: () => void;
}

interface Values {
  readonly amount: string;
  readonly fee: string;
  readonly reference: string;
  readonly day: string;
  readonly note: string;
  readonly reason: ChargebackReason;
}

/** Registers a chargeback that staff saw on the pages of a provider that does not report them. */
export function RegisterChargeback({ payId, totalMinor, onClose }: RegisterProps) {
  const { currency } = useFormatting();
  const form = usePlainDialog<'registerChargeback', Values>('registerChargeback', {
    schema: () =>
      import('@crossdock/contract/chargebacks/desk.ts').then((all) => all.registerChargebackInput),
    defaults: {
      ...{ amount: shortAmountText(totalMinor, currency), fee: '0', reference: '', day: '', note: '' },
      reason: 'other',
    },
    input: ({ amount, fee, reference, reason, day, note }) => ({
      ...{ payId, reference, reason, note },
      amountMinor: typedAmount(amount, currency) ?? Number.NaN,
      feeMinor: typedAmount(fee, currency) ?? Number.NaN,
      // The deadline is the end of the day in local time; the bank's exact hour is only on the bank's page.
      answerBy: day === '' ? null : new Date(`${day}T23:59:59`).toISOString(),
    }),
    refreshes: ['listChargebacks', 'listPayments', 'getDashboard', 'getLedgerOverview', 'listAdjustments'],
    onDone: ({ state }) => showApprovalOutcome(state, t('chargebacks.register.done')),
    onClose,
  });
  return (
    <SendDialog {...form} title={t('chargebacks.register')} sendLabel={t('chargebacks.register')}>
      <p>{t('chargebacks.register.text')}</p>
      <Fields form={form} />
    </SendDialog>
  );
}

function Fields({ form }: { form: PlainForm<Values> }) {
  return (
    <>
      <FieldPair>
        <AmountBox
          label={t('chargebacks.register.amount')}
          required
          {...amountBoxPropsOf(form, 'amount', 'amountMinor')}
        />
        <AmountBox
          label={t('chargebacks.register.fee')}
          description={t('chargebacks.register.feeHint')}
          {...amountBoxPropsOf(form, 'fee', 'feeMinor')}
        />
      </FieldPair>
      <ChoiceBox
        label={t('chargebacks.reason')}
        {...choiceBoxPropsOf(form, 'reason', chargebackReasons, (value) => t(`chargebacks.reason.${value}`))}
      />
      <FieldPair>
        <TextBox label={t('chargebacks.reference')} maxLength={80} {...form.box('reference')} />
        <TextBox type="date" label={t('chargebacks.register.answerBy')} {...form.box('day', 'answerBy')} />
      </FieldPair>
      <NoteBox label={t('chargebacks.note')} rows={2} maxLength={2_000} {...form.box('note')} />
    </>
  );
}
