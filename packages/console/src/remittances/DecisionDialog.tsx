import type { RemittanceLineView } from '@crossdock/contract/remittances/desk.ts';
import { useSubmit } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { showOutcome } from '../shell/showOutcome.ts';

export interface Decision {
  readonly does: 'accept' | 'task' | 'open' | 'undo';
  readonly line: RemittanceLineView;
}

interface DialogProps {
  readonly decision: Decision;
  readonly onClose: () => void;
}

const refreshes = [
  'listRemittanceLines',
  'listRemittanceLists',
  'listUnremitted',
  'listAdjustments',
] as const;

/** Asks for the input that a decision about a line needs. */
export function DecisionDialog({ decision: { does, line }, onClose }: DialogProps) {
  if (does === 'accept' || does === 'undo') return <BookDialog does={does} line={line} onClose={onClose} />;
  return <MarkDialog state={does} line={line} onClose={onClose} />;
}

interface BookProps {
  readonly does: 'accept' | 'undo';
  readonly line: RemittanceLineView;
  readonly onClose: () => void;
}

function BookDialog({ does, line, onClose }: BookProps) {
  const onDone = ({ state }: { state: 'approved' | 'pending' }) => {
    showOutcome(state, t(does === 'accept' ? 'remittances.accepted' : 'remittances.undone'));
    onClose();
  };
  const sending = { quiet: true, refreshes: [...refreshes, 'getLedgerOverview'], onDone } as const;
  const accept = useSubmit('acceptRemittanceLine', sending);
  const undo = useSubmit('undoRemittanceLine', sending);
  const { submit, busy, failure } = does === 'accept' ? accept : undo;
  return (
    <ReasonDialog
      title={t(`remittances.${does}`)}
      label={t('remittances.reason')}
      field="reason"
      maxLength={200}
      confirmLabel={t(`remittances.${does}`)}
      danger={does === 'undo'}
      busy={busy}
      failure={failure}
      onConfirm={(reason) => void submit({ id: line.id, reason })}
      onClose={onClose}
    >
      {t(`remittances.${does}.text`)}
    </ReasonDialog>
  );
}

interface MarkProps {
  readonly state: 'open' | 'task';
  readonly line: RemittanceLineView;
  readonly onClose: () => void;
}

function MarkDialog({ state, line, onClose }: MarkProps) {
  const mark = useSubmit('markRemittanceLine', {
    quiet: true,
    refreshes,
    onDone: showMessageAndClose(
      t(state === 'task' ? 'remittances.task.saved' : 'remittances.reopened'),
      onClose,
    ),
  });
  const number = line.trackingNumber || line.orderNumber;
  if (state === 'open')
    return (
      <ConfirmCall
        call="markRemittanceLine"
        input={{ id: line.id, state }}
        refreshes={refreshes}
        done={t('remittances.reopened')}
        title={t('remittances.reopen')}
        text={number}
        confirmLabel={t('remittances.reopen')}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={t('remittances.task')}
      label={t('remittances.task.note')}
      field="remark"
      maxLength={500}
      confirmLabel={t('remittances.task')}
      busy={mark.busy}
      failure={mark.failure}
      onConfirm={(remark) => void mark.submit({ id: line.id, state, remark })}
      onClose={onClose}
    >
      {number}
    </ReasonDialog>
  );
}
