import { Stack } from '@crossdock/ui/Layout.tsx';
import { FailedPartsBanner } from '@crossdock/web/FailedPartsBanner.tsx';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Dialog } from './Dialog.ts';
import { FormFooter, type FormSending, SaveOrCancel } from './FormFooter.tsx';
import { t } from './i18n.ts';

interface FormDialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => unknown;
  /** The fields, and below them the form's end. */
  readonly children: ReactNode;
}

/** Handles a form's submit event: `send` is called, and the browser does not send the form. */
export const submitHandler = (send: (event: FormEvent) => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void send(event);
};

/** A dialog that is one form. */
export function FormDialog({ title, wide, onClose, onSubmit, children }: FormDialogProps) {
  return (
    <Dialog opened wide={wide} title={title} onClose={onClose}>
      {/* The page's own message about failed parts would be hidden behind the dialog, so the dialog shows it too. */}
      <FailedPartsBanner title={t('shell.partFailed')} retry={t('shell.retry')} />
      <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={submitHandler(onSubmit)}>
        {children}
      </Stack>
    </Dialog>
  );
}

type SendingDialogProps = Omit<FormDialogProps, 'onSubmit'> &
  FormSending & { readonly send: FormDialogProps['onSubmit'] };

interface SendDialogProps
  extends SendingDialogProps,
    Pick<ComponentProps<typeof FormFooter>, 'disabled' | 'look'> {
  /** The button's text; by default it says that it saves. */
  readonly sendLabel?: string;
}

/** A dialog that is one form: its fields, its error, and the button that sends it. */
export function SendDialog({ send, sendLabel, children, ...rest }: SendDialogProps) {
  const { title, wide, onClose, failure, busy, disabled, look } = rest;
  return (
    <FormDialog title={title} wide={wide} onClose={onClose} onSubmit={send}>
      {children}
      <FormFooter failure={failure} busy={busy} disabled={disabled} look={look}>
        {sendLabel}
      </FormFooter>
    </FormDialog>
  );
}

/** A dialog that is one longer form: its fields, its error, cancel and save. */
export function SaveDialog({ title, wide, onClose, send, failure, busy, children }: SendingDialogProps) {
  return (
    <FormDialog title={title} wide={wide} onClose={onClose} onSubmit={send}>
      {children}
      <SaveOrCancel failure={failure} busy={busy} onCancel={onClose} />
    </FormDialog>
  );
}
