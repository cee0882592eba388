import { amountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import type { StaffParcel } from './staffParcel.ts';

/** The price on the proof of purchase, with a button to enter it. Members are warned if they declare less. */
export function ProvenPurchasePrice({ parcel }: { parcel: StaffParcel }) {
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
    done: t('parcels.proven.saved'),
    onDone: onClose,
  });
  const field = failure?.fields.provenPaidMinor;
  return (
    <SaveDialog
      title={t('parcels.proven')}
      onClose={onClose}
      failure={field ? null : failure}
      busy={busy}
      send={() => {
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
    </SaveDialog>
  );
}
