import type { RemittanceLineView } from '@crossdock/contract/remittances/desk.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';

export interface RemittanceDecision {
  readonly does: 'accept' | 'task' | 'open' | 'undo';
  readonly line: RemittanceLineView;
}

interface DialogProps {
  readonly decision: RemittanceDecision;
  readonly onClose: () => void;
}

const refreshes = [
  'listRemittanceLines',
  'listRemittanceLists',
  'listUnremitted',
  'listAdjustments',
] as const;

/** Asks for the input that a decision about a line of a carrier's list needs. */
export function DecisionDialog({ decision: { does, line }, onClose }: DialogProps) {
  const number = line.trackingNumber || line.orderNumber;
  if (does === 'open')
    return (
      <ConfirmCall
        call="markRemittanceLine"
        input={{ id: line.id, state: 'open' }}
        refreshes={refreshes}
        done={t('remittances.reopened')}
        title={t('remittances.reopen')}
        text={number}
        confirmLabel={t('remittances.reopen')}
        onClose={onClose}
      />
    );
  if (does === 'task')
    return (
      <ReasonDialog
        call="markRemittanceLine"
        input={(remark) => ({ id: line.id, state: 'task', remark })}
        refreshes={refreshes}
        done={t('remittances.task.saved')}
        title={t('remittances.task')}
        label={t('remittances.task.note')}
        field="remark"
        maxLength={500}
        confirmLabel={t('remittances.task')}
        onClose={onClose}
      >
        {number}
      </ReasonDialog>
    );
  const done = t(does === 'accept' ? 'remittances.accepted' : 'remittances.undone');
  return (
    <ReasonDialog
      call={does === 'accept' ? 'acceptRemittanceLine' : 'undoRemittanceLine'}
      input={(reason) => ({ id: line.id, reason })}
      refreshes={[...refreshes, 'getLedgerOverview']}
      onDone={({ state }) => showApprovalOutcome(state, done)}
      title={t(`remittances.${does}`)}
      label={t('remittances.reason')}
      field="reason"
      maxLength={200}
      confirmLabel={t(`remittances.${does}`)}
      danger={does === 'undo'}
      onClose={onClose}
    >
      {t(`remittances.${does}.text`)}
    </ReasonDialog>
  );
}
