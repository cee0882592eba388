import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './Dialog.ts';
import { t } from './i18n.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** The field's label, and the name of the call's input. */
  readonly label: string;
  readonly field: string;
  readonly maxLength?: number;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  readonly onConfirm: (words: string) => void;
  readonly onClose: () => void;
  /** Further choices below the explanation. */
  readonly beside?: ReactNode;
  /** True while it cannot be confirmed yet. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** Asks for confirmation and a text: a reason, or a message to the member. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [words, setWords] = useState('');
  const { failure } = props;
  const ofField = failure?.fields[props.field]?.message;
  return (
    <ConfirmDialog
      opened
      title={props.title}
      danger={props.danger ?? false}
      busy={props.busy}
      confirmLabel={props.confirmLabel}
      cancelLabel={props.cancelLabel ?? t('shell.cancel')}
      onConfirm={() => (props.waits ? undefined : props.onConfirm(words))}
      onClose={props.onClose}
    >
      <Stack gap={16} minWidth={0}>
        <p>{props.children}</p>
        {props.beside}
        <NoteBox
          label={props.label}
          required
          rows={2}
          maxLength={props.maxLength}
          value={words}
          error={ofField}
          onChange={(event) => setWords(event.target.value)}
        />
        {failure && !ofField ? <Banner tone="danger">{failure.message}</Banner> : null}
      </Stack>
    </ConfirmDialog>
  );
}
