import type { MeasuredSubject } from '@crossdock/contract/disputes/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { disputePicturesMax, disputeTextMax } from '@crossdock/domain/parcels/disputes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { fileDropTexts } from '../shell/fileDropTexts.ts';
import { t } from '../shell/i18n.ts';

interface DisputeDialogProps {
  readonly thing: MeasuredSubject;
  readonly rule: Output<'getMeasurements'>['rule'];
  readonly onClose: () => void;
}

/** Asks why the member doubts a measurement, with pictures as proof. */
export function DisputeDialog({ thing: { of, id }, rule, onClose }: DisputeDialogProps) {
  const pictures = useUploads('upload', { type: 'dispute' });
  const [reason, setReason] = useState('');
  const open = useSubmit('openDispute', {
    quiet: true,
    refreshes: ['getMeasurements', 'getParcel', 'getOrder'],
    done: t('disputes.sent'),
    onDone: onClose,
  });
  const at = (field: string) => open.failure?.fields[field]?.message;
  const isAtField = at('reason') !== undefined || at('fileIds') !== undefined;
  return (
    <Dialog opened title={t('disputes.dispute')} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open.submit({ of, id, reason, fileIds: [...pictures.fileIds] });
        }}
      >
        <p>{t(`disputes.ask.${of}`, { g: rule.toleranceG, mm: rule.toleranceMm })}</p>
        <NoteBox
          label={t('disputes.reason')}
          required
          rows={3}
          maxLength={disputeTextMax}
          placeholder={t('disputes.reason.hint')}
          error={at('reason')}
          value={reason}
          onText={setReason}
        />
        <FileDrop
          {...fileDropTexts('disputes.pictures')}
          max={disputePicturesMax}
          {...pictures.drop}
          error={at('fileIds')}
        />
        {open.failure && !isAtField ? <Banner tone="danger" title={open.failure.message} /> : null}
        <Button type="submit" full busy={open.busy} disabled={pictures.busy}>
          {t('disputes.send')}
        </Button>
      </Grid>
    </Dialog>
  );
}
