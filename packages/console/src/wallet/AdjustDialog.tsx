import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { amountBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { useCall } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';

interface AdjustProps {
  readonly memberId: string;
  readonly balanceMinor: number;
  readonly onClose: () => void;
}

/** Adds or takes money by hand. The member reads the reason in their records. */
export function AdjustDialog({ memberId, balanceMinor, onClose }: AdjustProps) {
  const { currency } = useFormatting();
  const form = usePlainDialog('adjustMemberBalance', {
    schema: () =>
      import('@crossdock/contract/adjustments/desk.ts').then(
        (all) => all.adjustmentCalls.adjustMemberBalance.input,
      ),
    defaults: { direction: 'add', amount: '', reason: '' },
    input: ({ direction, amount, reason }) => {
      const typed = typedAmount(amount, currency) ?? Number.NaN;
      // The direction gives the sign: a typed minus makes the amount invalid.
      const minor = typed < 0 ? Number.NaN : typed;
      return { memberId, amountMinor: direction === 'add' ? minor : 0 - minor, reason };
    },
    refreshes: ['getMemberMoney', 'getMemberLedger', 'getLedgerOverview', 'listAdjustments'],
    onDone: ({ state }) => showApprovalOutcome(state, t('wallet.adjusted')),
    onClose,
  });
  const { values } = form;
  const typed = typedAmount(values.amount, currency) ?? 0;
  const change = typed > 0 ? typed : 0;
  const after = values.direction === 'add' ? balanceMinor + change : balanceMinor - change;
  return (
    <SendDialog {...form} title={t('wallet.adjust')} sendLabel={t('wallet.adjust')}>
      <ChoiceBox
        label={t('wallet.adjust.direction')}
        value={values.direction}
        data={[
          { value: 'add', label: t('wallet.adjust.add') },
          { value: 'take', label: t('wallet.adjust.take') },
        ]}
        onChange={(event) => form.set('direction', event.currentTarget.value)}
      />
      <AmountBox label={t('wallet.amount')} required {...amountBoxPropsOf(form, 'amount', 'amountMinor')} />
      <NoteBox label={t('wallet.adjust.reason')} required rows={2} {...form.box('reason')} />
      <p>
        {t('wallet.balance')} <Money minor={balanceMinor} muted /> → <Money minor={after} emphasis />
      </p>
      <SecondPerson />
    </SendDialog>
  );
}

/** Says beforehand from which amount on another person must approve. */
function SecondPerson() {
  const formatting = useFormatting();
  const { data } = useCall('getAdjustmentSettings', {}, { topics: ['shop'] });
  if (data === undefined) return null;
  const { adjustAloneMaxMinor: max } = data;
  return (
    <Note>
      {max === 0
        ? t('adjust.alwaysTwo')
        : t('adjust.needsTwo', { amount: formatMoney(max, formatting.currency, formatting) })}
    </Note>
  );
}
