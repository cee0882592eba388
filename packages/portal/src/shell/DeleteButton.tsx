import type { CallName, Request } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmCall } from './ConfirmCall.ts';
import { t } from './i18n.ts';

interface DeleteProps<N extends CallName> {
  readonly call: N;
  readonly input: Request<N>;
  readonly refreshes: readonly CallName[];
  readonly title: string;
  /** The message once it is deleted. */
  readonly done: string;
  /** What is deleted, and what follows from it. */
  readonly children: ReactNode;
}

/** A button that deletes something after a question. */
export function DeleteButton<N extends CallName>(props: DeleteProps<N>) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button small look="plain" icon={IconTrash} onClick={() => setAsked(true)}>
        {t('shell.delete')}
      </Button>
      {asked ? (
        <ConfirmCall {...props} danger confirmLabel={t('shell.delete')} onClose={() => setAsked(false)} />
      ) : null}
    </>
  );
}
