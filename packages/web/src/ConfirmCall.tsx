import type { CallName, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useSubmit } from './submit.ts';

interface ConfirmCallProps<N extends CallName>
  extends Omit<ConfirmDialogProps, 'opened' | 'busy' | 'onConfirm' | 'cancelLabel'> {
  readonly call: N;
  readonly input: Request<N>;
  readonly refreshes: readonly CallName[];
  /** The message once it is done. */
  readonly done?: string;
  /** By default the app's word for it. */
  readonly cancelLabel?: string;
}

/** An app's question before a call. It closes once the call is done, and stays with the message if it is refused. */
export const createConfirmCall = (cancel: () => string) =>
  function ConfirmCall<N extends CallName>(props: ConfirmCallProps<N>) {
    const { call, input, refreshes, done, onClose, children, ...dialog } = props;
    const { submit, busy, failure } = useSubmit(call, {
      refreshes,
      quiet: true,
      onDone: () => {
        if (done) showMessage('success', done);
        onClose();
      },
    });
    return (
      <ConfirmDialog
        cancelLabel={cancel()}
        {...dialog}
        opened
        busy={busy}
        onConfirm={() => void submit(input)}
        onClose={onClose}
      >
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        {children}
      </ConfirmDialog>
    );
  };
