import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';

export function RemoveWebhook({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmCall
      call="removeWebhook"
      input={{ id }}
      refreshes={['listWebhooks']}
      done={t('programs.hook.removed')}
      danger
      {...confirmTexts('programs.hook.remove')}
      onClose={onClose}
    />
  );
}
