import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import type { Line } from './statementLine.tsx';

/** Records what has to be clarified about a line. */
export function TaskDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const [shown] = useState(line);
  return (
    <ReasonDialog
      title={t('statements.task')}
      label={t('statements.task.note')}
      field="remark"
      maxLength={500}
      confirmLabel={t('statements.task')}
      call="markStatementLine"
      input={(remark) => ({ id: shown.id, state: 'task', remark })}
      refreshes={['listStatementLines']}
      done={t('statements.saved')}
      onClose={onClose}
    >
      {t('statements.task.text')}
    </ReasonDialog>
  );
}
