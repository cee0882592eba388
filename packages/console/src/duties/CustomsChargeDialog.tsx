import type { Output } from '@crossdock/contract/table.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { type DutyPayer, DutyPayerChoice } from '../shell/DutyPayerChoice.tsx';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';

interface Props {
  readonly duties: Output<'getDeskOrderDuties'>;
  readonly onClose: () => void;
}

/** Records the customs charge of one order: a note that moves no money. */
export function CustomsChargeDialog({ duties: { number, currency }, onClose }: Props) {
  const [amount, setAmount] = useState('');
  const [paidBy, setPaidBy] = useState<DutyPayer>('member');
  const [note, setNote] = useState('');
  const { submit, busy, failure } = useSubmit('noteDutyCharges', {
    refreshes: ['getDeskOrderDuties'],
    done: t('duties.charged.saved', { n: 1 }),
    onDone: onClose,
  });
  const field = failure?.fields['charges.0.chargedMinor'];
  return (
    <SaveDialog
      title={t('duties.charged.note')}
      onClose={onClose}
      failure={field ? null : failure}
      busy={busy}
      send={() => {
        const chargedMinor =
          amount.trim() === '' ? Number.NaN : (typedAmount(amount, currency) ?? Number.NaN);
        void submit({ charges: [{ number, chargedMinor, paidBy, note }] });
      }}
    >
      <Muted as="p">{t('duties.charged.intro')}</Muted>
      <AmountBox
        label={t('duties.charged.amount')}
        required
        currency={currency}
        value={amount}
        onText={setAmount}
        error={field?.message}
      />
      <DutyPayerChoice value={paidBy} onChoose={setPaidBy} />
      <TextBox
        label={t('duties.charged.remark')}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </SaveDialog>
  );
}
