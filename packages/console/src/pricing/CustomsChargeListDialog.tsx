import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { type DutyPayer, DutyPayerChoice } from '../shell/DutyPayerChoice.tsx';
import { FormDialog } from '../shell/FormDialog.tsx';
import { SaveOrCancel } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';

/** Records the customs charges of many orders, from lines of a carrier's list. */
export function CustomsChargeListDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [paidBy, setPaidBy] = useState<DutyPayer>('member');
  const [wrong, setWrong] = useState<number>();
  const { submit, busy, failure } = useSubmit('noteDutyCharges', {
    refreshes: ['getDeskOrderDuties'],
    onDone: ({ noted }) => {
      showMessage('success', t('duties.charged.saved', { n: noted }));
      onClose();
    },
  });
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const lines = text.split('\n').map((line, at) => ({ ...chargeOf(line), at: at + 1, line: line.trim() }));
    const written = lines.filter(({ line }) => line !== '');
    const bad = written.find(({ chargedMinor, number }) => number === '' || chargedMinor === undefined);
    setWrong(written.length === 0 ? 1 : bad?.at);
    if (bad || written.length === 0) return;
    void submit({
      charges: written.map(({ number, chargedMinor = 0 }) => ({ number, chargedMinor, paidBy, note: '' })),
    });
  };
  return (
    <FormDialog title={t('duties.list.note')} onClose={onClose} onSubmit={send}>
      <Muted as="p">{t('duties.list.hint')}</Muted>
      <NoteBox
        label={t('duties.list.lines')}
        rows={6}
        required
        value={text}
        error={wrong === undefined ? undefined : t('duties.list.wrong', { line: wrong })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <DutyPayerChoice value={paidBy} onChoose={setPaidBy} />
      {failure ? (
        <Banner tone="danger">{Object.values(failure.fields)[0]?.message ?? failure.message}</Banner>
      ) : null}
      <SaveOrCancel failure={null} busy={busy} onCancel={onClose} />
    </FormDialog>
  );
}

/**
 * Reads an order's number and its charge. `TWD` stands for the currencies of all four destinations, which have two
 * decimal digits.
 */
function chargeOf(line: string): { number: string; chargedMinor: number | undefined } {
  const [number = '', amount = ''] = line.trim().split(/[\s,;]+/);
  const chargedMinor = amount === '' ? undefined : typedAmount(amount, 'TWD');
  return { number, chargedMinor: chargedMinor !== undefined && chargedMinor >= 0 ? chargedMinor : undefined };
}
