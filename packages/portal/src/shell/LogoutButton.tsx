import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { logOut } from './logOut.ts';

/** Logs out after a confirmation. `button` renders the button itself. */
export function LogoutButton({ button }: { button: (ask: () => void) => ReactNode }) {
  const [leaving, setLeaving] = useState(false);
  const unsent = useUnsent(leaving);
  return (
    <>
      {button(() => setLeaving(true))}
      <ConfirmDialog
        opened={leaving}
        title={t('shell.exit.title')}
        confirmLabel={t('shell.exit.confirm')}
        onConfirm={() => void logOut()}
        onClose={() => setLeaving(false)}
      >
        {unsent > 0 ? <p>{t('unsent.exit', { n: unsent })}</p> : null}
        <p>{t('shell.exit.text')}</p>
      </ConfirmDialog>
    </>
  );
}

/** How many unsent entries the log-out would delete. */
function useUnsent(asked: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (asked)
      void import('./outbox.ts').then(({ countUnsent }) => countUnsent()).then(setCount, () => undefined);
  }, [asked]);
  return count;
}
