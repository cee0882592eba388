import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { type ReactNode, useState } from 'react';
import { useSubmit } from './api.ts';
import { ConfirmDialog } from './Dialog.ts';

interface ReasonDialogProps<N extends CallName> {
  readonly call: N;
  /** The call's input with what was typed. */
  readonly input: (words: string) => Request<N>;
  readonly refreshes: readonly CallName[];
  /** The message after the call. */
  readonly done?: string;
  readonly onDone?: (answer: Output<N>) => void;
  readonly title: string;
  /** The field's label, and the name of the call's input. */
  readonly label: string;
  readonly field: string;
  readonly maxLength?: number;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  /** Further choices below the explanation. */
  readonly beside?: ReactNode;
  /** True while the question cannot be confirmed yet. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/**
 * Asks for confirmation and a text before a call: a reason, or a message to the member. It closes after the call, but
 * stays open with the server's message if the call is refused.
 */
export function ReasonDialog<N extends CallName>(props: ReasonDialogProps<N>) {
  const {
    call,
    input,
    refreshes,
    done,
    onDone,
    label,
    field,
    maxLength,
    beside,
    waits,
    children,
    ...dialog
  } = props;
  const [words, setWords] = useState('');
  const { submit, busy, failure } = useSubmit(call, {
    quiet: true,
    refreshes,
    onDone: (answer) => {
      if (done) showMessage('success', done);
      onDone?.(answer);
      dialog.onClose();
    },
  });
  const ofField = failure?.fields[field]?.message;
  return (
    <ConfirmDialog {...dialog} opened busy={busy} onConfirm={() => waits || void submit(input(words))}>
      <Stack gap={16} minWidth={0}>
        <p>{children}</p>
        {beside}
        <NoteBox
          label={label}
          required
          rows={2}
          maxLength={maxLength}
          value={words}
          error={ofField}
          onChange={(event) => setWords(event.target.value)}
        />
        {failure && !ofField ? <Banner tone="danger">{failure.message}</Banner> : null}
      </Stack>
    </ConfirmDialog>
  );
}
