import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';

export function RemoveWebhook({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmCall
      call="removeWebhook"
      input={{ id }}
      refreshes={['listWebhooks']}
      done={t('programs.hook.removed')}
      danger
      title={t('programs.hook.remove.title')}
      confirmLabel={t('programs.hook.remove')}
      text={t('programs.hook.remove.text')}
      onClose={onClose}
    />
  );
}
