import { Stack } from '@crossdock/ui/Layout.tsx';
import { FailedParts } from '@crossdock/web/FailedParts.tsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';

interface FormDialogProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: ComponentPropsWithoutRef<'form'>['onSubmit'];
  /** The fields, and below them a `FormEnd` or a `SaveOrCancel`. */
  readonly children: ReactNode;
}

/** A dialog that is one form. */
export function FormDialog({ title, wide, onClose, onSubmit, children }: FormDialogProps) {
  return (
    <Dialog opened wide={wide} title={title} onClose={onClose}>
      {/* The page's own message would be hidden behind the dialog. */}
      <FailedParts title={t('shell.partFailed')} retry={t('shell.retry')} />
      <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={onSubmit}>
        {children}
      </Stack>
    </Dialog>
  );
}
