import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import type { Line } from './lineShown.tsx';

/** Records what has to be clarified about a line. */
export function TaskDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const [shown] = useState(line);
  const mark = useSubmit('markStatementLine', {
    quiet: true,
    refreshes: ['listStatementLines'],
    onDone: showMessageAndClose(t('statements.saved'), onClose),
  });
  return (
    <ReasonDialog
      title={t('statements.task')}
      label={t('statements.task.note')}
      field="remark"
      maxLength={500}
      confirmLabel={t('statements.task')}
      busy={mark.busy}
      failure={mark.failure}
      onConfirm={(remark) => void mark.submit({ id: shown.id, state: 'task', remark })}
      onClose={onClose}
    >
      {t('statements.task.text')}
    </ReasonDialog>
  );
}
