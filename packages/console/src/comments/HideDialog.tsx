import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { sayAndClose } from '../shell/sayAndClose.ts';

/** Asks once, and for the reason, which whoever wrote the comment is told. */
export function HideDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const hide = useSubmit('hideComment', {
    quiet: true,
    refreshes: ['listComments'],
    onDone: sayAndClose(t('comments.hide.done'), onClose),
  });
  const ofField = hide.failure?.fields.reason?.message;
  return (
    <ConfirmDialog
      opened
      danger
      title={t('comments.hide.title')}
      confirmLabel={t('comments.hide')}
      cancelLabel={t('shell.cancel')}
      busy={hide.busy}
      onConfirm={() => void hide.submit({ id, reason })}
      onClose={onClose}
    >
      <Grid gap={8} maxWidth="80ch">
        <p>{t('comments.hide.text')}</p>
        <NoteBox
          label={t('comments.hide.reason')}
          required
          rows={2}
          maxLength={200}
          error={ofField}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {hide.failure && !ofField ? <Banner tone="danger">{hide.failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
