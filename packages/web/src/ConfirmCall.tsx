import type { CallName, Request } from '@crossdock/contract/table.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useSubmit } from './submit.ts';

export interface ConfirmCallProps<N extends CallName>
  extends Omit<ConfirmDialogProps, 'opened' | 'busy' | 'onConfirm'> {
  readonly call: N;
  readonly input: Request<N>;
  readonly refreshes: readonly CallName[];
  /** The message once it is done. */
  readonly done?: string;
}

/** Asks before a call, and closes once it is done. */
export function ConfirmCall<N extends CallName>(props: ConfirmCallProps<N>) {
  const { call, input, refreshes, done, onClose, ...dialog } = props;
  const { submit, busy } = useSubmit(call, {
    refreshes,
    onDone: () => {
      if (done) showMessage('success', done);
      onClose();
    },
  });
  return (
    <ConfirmDialog {...dialog} opened busy={busy} onConfirm={() => void submit(input)} onClose={onClose} />
  );
}
