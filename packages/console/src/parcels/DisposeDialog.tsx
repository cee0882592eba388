import { Banner } from '@crossdock/ui/Banner.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import type { StaffParcel } from './staffParcel.ts';

/** Returns or destroys a parcel, with a reason. */
export function DisposeDialog(props: {
  parcel: StaffParcel;
  how: 'return' | 'destroy';
  onClose: () => void;
}) {
  const [why, setWhy] = useState('');
  const { submit, busy, failure } = useSubmit('disposeParcel', {
    quiet: true,
    refreshes: ['getStaffParcel', 'queryAllParcels', 'queryUnclaimed', 'getDesk'],
    onDone: props.onClose,
  });
  const { id, courierNumber } = props.parcel;
  return (
    <ConfirmDialog
      opened
      danger
      title={t(`parcels.${props.how}.title`, { number: courierNumber })}
      confirmLabel={t(`parcels.${props.how}`)}
      busy={busy}
      onConfirm={() => void submit({ id, how: props.how, why })}
      onClose={props.onClose}
    >
      <Grid gap={16} alignContent="start" minWidth={0}>
        <p>{t('parcels.dispose.text')}</p>
        <TextBox
          required
          label={t('parcels.why')}
          value={why}
          maxLength={200}
          error={failure?.fields.why?.message}
          onChange={(event) => setWhy(event.target.value)}
        />
        {failure && !failure.fields.why ? <Banner tone="danger">{failure.message}</Banner> : null}
      </Grid>
    </ConfirmDialog>
  );
}
