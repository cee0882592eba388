import { amountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { SaveOrCancel } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { useStaff } from '../shell/staff.ts';
import type { StaffParcel } from './detail.ts';

/** The price on the proof of purchase, with a button to enter it. Members are warned if they declare less. */
export function ProvenPaid({ parcel }: { parcel: StaffParcel }) {
  const [noting, setNoting] = useState(false);
  const mayNote = useStaff().may('parcel.write');
  const { provenPaidMinor } = parcel;
  return (
    <Grid gap={4} justifyItems="start">
      {provenPaidMinor === 0 ? null : (
        <Muted>
          {t('parcels.proven')} <Money minor={provenPaidMinor} />
        </Muted>
      )}
      {mayNote ? (
        <Button small look="outline" onClick={() => setNoting(true)}>
          {t('parcels.proven.note')}
        </Button>
      ) : null}
      {noting ? <ProvenDialog parcel={parcel} onClose={() => setNoting(false)} /> : null}
    </Grid>
  );
}

function ProvenDialog({ parcel, onClose }: { parcel: StaffParcel; onClose: () => void }) {
  const { currency } = useFormatting();
  const { id, provenPaidMinor } = parcel;
  const [amount, setAmount] = useState(provenPaidMinor === 0 ? '' : amountText(provenPaidMinor, currency));
  const { submit, busy, failure } = useSubmit('correctParcel', {
    refreshes: ['getStaffParcel'],
    onDone: showMessageAndClose(t('parcels.proven.saved'), onClose),
  });
  const field = failure?.fields.provenPaidMinor;
  return (
    <FormDialog
      title={t('parcels.proven')}
      onClose={onClose}
      onSubmit={() => {
        const typed = amount.trim() === '' ? Number.NaN : typedAmount(amount, currency);
        void submit({ id, provenPaidMinor: typed ?? Number.NaN });
      }}
    >
      <Muted as="p">{t('parcels.proven.text')}</Muted>
      <AmountBox
        label={t('parcels.proven')}
        required
        currency={currency}
        value={amount}
        onText={setAmount}
        error={field?.message}
      />
      <SaveOrCancel failure={field ? null : failure} busy={busy} onCancel={onClose} />
    </FormDialog>
  );
}
