import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { ChosenMember, MemberSearch } from '../shell/MemberSearch.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import type { Line } from './statementLine.tsx';

/**
 * Credits a statement line to a member. A second person confirms it by choosing the same member here, or by approving
 * it on the page of balance changes.
 */
export function CreditDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const [memberId, setMemberId] = useState('');
  const credit = useSubmit('creditStatementLine', {
    quiet: true,
    refreshes: ['listStatementLines', 'listAdjustments', 'getLedgerOverview'],
    onDone: ({ state }) => {
      showApprovalOutcome(state, t('statements.credited'));
      onClose();
    },
  });
  return (
    <SendDialog
      {...credit}
      title={t('statements.credit')}
      onClose={onClose}
      disabled={memberId === ''}
      sendLabel={t('statements.credit')}
      send={() => void credit.submit({ id: line.id, memberId })}
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
    </SendDialog>
  );
}
