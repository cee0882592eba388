import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { ChosenMember, type FoundMember, MemberSearch } from '../shell/MemberSearch.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import type { Line } from './statementLine.tsx';

/**
 * Credits a statement line to a member. A second person confirms it by choosing the same member here, or by approving
 * it on the page of balance changes.
 */
export function CreditDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const [member, setMember] = useState<FoundMember | null>(null);
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
      disabled={member === null}
      sendLabel={t('statements.credit')}
      send={() => member && void credit.submit({ id: line.id, memberId: member.id })}
    >
      <p>
        <Money minor={line.amountMinor} currency={line.account.currency} emphasis /> {line.note}
      </p>
      <p>{t('statements.credit.text')}</p>
      {member === null ? (
        <MemberSearch onChoose={setMember} />
      ) : (
        <ChosenMember member={member} onOther={() => setMember(null)} />
      )}
    </SendDialog>
  );
}
