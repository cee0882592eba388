import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';
import { ChosenMember, MemberSearch } from '../shell/MemberSearch.tsx';
import { showOutcomeAndClose } from '../shell/showOutcome.ts';
import type { Line } from './lineShown.tsx';

/**
 * Credits a line to a member. The second person chooses the same member, or approves among the balance
 * changes.
 */
export function CreditDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const [memberId, setMemberId] = useState('');
  const credit = useSubmit('creditStatementLine', {
    quiet: true,
    refreshes: ['listStatementLines', 'listAdjustments', 'getLedgerOverview'],
    onDone: showOutcomeAndClose(t('statements.credited'), onClose),
  });
  return (
    <FormDialog
      title={t('statements.credit')}
      onClose={onClose}
      onSubmit={() => void credit.submit({ id: line.id, memberId })}
    >
      <p>
        <Money minor={line.amountMinor} currency={line.account.currency} emphasis /> {line.note}
      </p>
      <p>{t('statements.credit.text')}</p>
      {memberId === '' ? (
        <MemberSearch onChoose={setMemberId} />
      ) : (
        <ChosenMember memberId={memberId} onOther={() => setMemberId('')} />
      )}
      <FormEnd failure={credit.failure} busy={credit.busy} disabled={memberId === ''}>
        {t('statements.credit')}
      </FormEnd>
    </FormDialog>
  );
}
