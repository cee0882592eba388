import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { type ReactNode, useState } from 'react';
import { t } from './i18n.ts';
import { leave } from './leave.ts';

/** Logs out after a confirmation. `button` renders the button itself. */
export function LeaveButton({ button }: { button: (ask: () => void) => ReactNode }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      {button(() => setLeaving(true))}
      <ConfirmDialog
        opened={leaving}
        title={t('shell.exit.title')}
        confirmLabel={t('shell.exit.confirm')}
        cancelLabel={t('shell.cancel')}
        onConfirm={() => void leave()}
        onClose={() => setLeaving(false)}
      >
        <p>{t('shell.exit.text')}</p>
      </ConfirmDialog>
    </>
  );
}
