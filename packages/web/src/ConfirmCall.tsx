import type { CallName, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, type ButtonProps } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useEffect, useRef, useState } from 'react';
import { type AfterSubmit, useSubmit } from './submit.ts';

interface QuestionProps<N extends CallName>
  extends Omit<ConfirmDialogProps, 'opened' | 'busy' | 'onConfirm' | 'onClose' | 'cancelLabel'>,
    AfterSubmit<N> {
  readonly call: N;
  readonly input: Request<N>;
  /** Says what will happen; longer explanations are children. */
  readonly text?: string;
  /** The text of the cancel button; by default the app's usual one. */
  readonly cancelLabel?: string;
}

interface ConfirmCallProps<N extends CallName> extends QuestionProps<N> {
  readonly onClose: () => void;
}

interface ConfirmButtonProps<N extends CallName>
  extends QuestionProps<N>,
    Pick<ButtonProps, 'look' | 'small' | 'icon' | 'disabled'> {
  /** The button's words; by default the words of the confirm button. */
  readonly label?: string;
}

/** A request that waits for a second person's approval is not an error. */
const toneOf = ({ error }: CallFailure) => (error.startsWith('act.waits') ? 'info' : 'danger');

/**
 * Shows a failure on top of the page if its dialog disappeared before anybody closed it. That happens if the record
 * has changed meanwhile, so that the page no longer shows the button of the dialog.
 */
function useUnreadFailure() {
  const dialog = useRef<{ isGone: boolean; unread?: () => void }>({ isGone: false });
  useEffect(() => {
    const { current } = dialog;
    current.isGone = false;
    return () => {
      current.isGone = true;
      current.unread?.();
    };
  }, []);
  return {
    failed(show: () => void) {
      if (dialog.current.isGone) show();
      else dialog.current.unread = show;
    },
    read() {
      delete dialog.current.unread;
    },
  };
}

/**
 * Creates an app's confirmation dialog for a call. It closes once the call is done; after a refusal it shows the
 * message.
 */
export const createConfirmCall = (cancel: () => string) =>
  function ConfirmCall<N extends CallName>(props: ConfirmCallProps<N>) {
    const { call, input, refreshes, text, done, onDone, onClose, children, ...dialog } = props;
    const { submit, busy, failure } = useSubmit(call, {
      refreshes,
      done,
      quiet: true,
      onDone: (answer, sent) => {
        onDone?.(answer, sent);
        onClose();
      },
    });
    const unread = useUnreadFailure();
    const confirm = async () => {
      unread.read();
      const attempt = await submit(input);
      if (!attempt.ok) unread.failed(() => showMessage(toneOf(attempt.failure), attempt.failure.message));
    };
    return (
      <ConfirmDialog
        cancelLabel={cancel()}
        {...dialog}
        opened
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => {
          unread.read();
          onClose();
        }}
      >
        {failure ? <Banner tone={toneOf(failure)}>{failure.message}</Banner> : null}
        {text === undefined ? null : <p>{text}</p>}
        {children}
      </ConfirmDialog>
    );
  };

/** Creates an app's button that asks for confirmation before its call. */
export const createConfirmButton = (ConfirmCall: ReturnType<typeof createConfirmCall>) =>
  function ConfirmButton<N extends CallName>(props: ConfirmButtonProps<N>) {
    const { look, small, icon, disabled, label, ...question } = props;
    const [asked, setAsked] = useState(false);
    return (
      <>
        <Button {...{ look, small, icon, disabled }} onClick={() => setAsked(true)}>
          {label ?? question.confirmLabel}
        </Button>
        {asked ? <ConfirmCall {...question} onClose={() => setAsked(false)} /> : null}
      </>
    );
  };
