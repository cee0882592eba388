import { Stack } from '@crossdock/ui/Layout.tsx';
import { FailedParts } from '@crossdock/web/FailedParts.tsx';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';

interface FormDialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => unknown;
  /** The fields, and below them a `FormEnd` or a `SaveOrCancel`. */
  readonly children: ReactNode;
}

/** Handles a form's submit event: `send` is called, and the browser does not send the form. */
export const submitted = (send: (event: FormEvent) => unknown) => (event: FormEvent) => {
  event.preventDefault();
  void send(event);
};

/** A dialog that is one form. */
export function FormDialog({ title, wide, onClose, onSubmit, children }: FormDialogProps) {
  return (
    <Dialog opened wide={wide} title={title} onClose={onClose}>
      {/* The page's own message would be hidden behind the dialog. */}
      <FailedParts title={t('shell.partFailed')} retry={t('shell.retry')} />
      <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={submitted(onSubmit)}>
        {children}
      </Stack>
    </Dialog>
  );
}
