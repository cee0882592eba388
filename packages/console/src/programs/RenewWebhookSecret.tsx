import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { OneTimeSecret } from '../shell/OneTimeSecret.tsx';

/** Asks before it creates a new secret, and shows it. */
export function RenewWebhookSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const renew = useSubmit('renewWebhookSecret', { onDone: (answer) => setSecret(answer.secret) });
  if (secret !== undefined)
    return (
      <OneTimeSecret
        title={t('programs.hook.secret')}
        text={t('programs.hook.renewed')}
        secret={secret}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      opened
      title={t('programs.hook.renew.title')}
      confirmLabel={t('programs.hook.renew')}
      busy={renew.busy}
      onConfirm={() => void renew.submit({ id })}
      onClose={onClose}
    >
      <p>{t('programs.hook.renew.text')}</p>
    </ConfirmDialog>
  );
}
