import { Button } from '@crossdock/ui/Button.tsx';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './Dialog.ts';
import { t } from './i18n.ts';

interface DeleteProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onDelete: () => Promise<unknown>;
  /** What is deleted, and what follows from it. */
  readonly children: ReactNode;
}

/** A button that deletes something after a question. */
export function DeleteButton({ title, busy, onDelete, children }: DeleteProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button small look="plain" icon={IconTrash} onClick={() => setAsked(true)}>
        {t('shell.delete')}
      </Button>
      <ConfirmDialog
        danger
        opened={asked}
        title={title}
        confirmLabel={t('shell.delete')}
        busy={busy}
        onConfirm={() => void onDelete().then(() => setAsked(false))}
        onClose={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
