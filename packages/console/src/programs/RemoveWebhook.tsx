import { showMessage } from '@crossdock/ui/message.ts';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

export function RemoveWebhook({ id, onClose }: { id: string; onClose: () => void }) {
  const remove = useSubmit('removeWebhook', {
    refreshes: ['listWebhooks'],
    onDone: () => showMessage('success', t('programs.hook.removed')),
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('programs.hook.remove.title')}
      confirmLabel={t('programs.hook.remove')}
      busy={remove.busy}
      onConfirm={() => void remove.submit({ id }).then(onClose)}
      onClose={onClose}
    >
      <p>{t('programs.hook.remove.text')}</p>
    </ConfirmDialog>
  );
}
