import { factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { commentFactWords } from './commentFactWords.ts';

/** Asks for confirmation and for the reason, which the review's author reads. */
export function HideDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ReasonDialog
      danger
      title={t('comments.hide.title')}
      {...factBoxProps(commentFactWords, 'reason')}
      field="reason"
      confirmLabel={t('comments.hide')}
      call="hideComment"
      input={(reason) => ({ id, reason })}
      refreshes={['listComments']}
      done={t('comments.hide.done')}
      onClose={onClose}
    >
      {t('comments.hide.text')}
    </ReasonDialog>
  );
}
