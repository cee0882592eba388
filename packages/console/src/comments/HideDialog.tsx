import { factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { comments } from './comments.ts';

/** Asks once, and for the reason, which the author of the review reads. */
export function HideDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const hide = useSubmit('hideComment', {
    quiet: true,
    refreshes: ['listComments'],
    onDone: showMessageAndClose(t('comments.hide.done'), onClose),
  });
  return (
    <ReasonDialog
      danger
      title={t('comments.hide.title')}
      {...factBoxProps(comments, 'reason')}
      field="reason"
      confirmLabel={t('comments.hide')}
      busy={hide.busy}
      failure={hide.failure}
      onConfirm={(reason) => void hide.submit({ id, reason })}
      onClose={onClose}
    >
      {t('comments.hide.text')}
    </ReasonDialog>
  );
}
