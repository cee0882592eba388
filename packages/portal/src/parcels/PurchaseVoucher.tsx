import { unshippedParcelStates } from '@crossdock/domain/parcels/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Photo } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { ParcelDetail } from './detail.ts';
import { VoucherField } from './VoucherField.tsx';

/** A picture of the member's payment. The warehouse compares it with the goods, and customs may ask for it. */
export function PurchaseVoucher({ parcel }: { parcel: ParcelDetail }) {
  const [changing, setChanging] = useState(false);
  const open = isOneOf(unshippedParcelStates, parcel.state);
  const { purchaseVoucher } = parcel;
  if (purchaseVoucher === null && !open) return null;
  return (
    <Section title={t('parcels.voucher')}>
      {purchaseVoucher === null ? null : (
        <a href={purchaseVoucher} target="_blank" rel="noreferrer">
          <Photo
            block
            maxWidth="100%"
            maxHeight={240}
            round="control"
            src={purchaseVoucher}
            alt={t('parcels.voucher')}
            loading="lazy"
          />
        </a>
      )}
      {purchaseVoucher === null || changing ? (
        <HandIn id={parcel.id} onDone={() => setChanging(false)} />
      ) : open ? (
        <Button small look="outline" onClick={() => setChanging(true)}>
          {t('parcels.voucher.change')}
        </Button>
      ) : null}
    </Section>
  );
}

function HandIn({ id, onDone }: { id: string; onDone: () => void }) {
  const upload = useUploads('upload', { type: 'voucher' });
  const { submit, busy, failure } = useSubmit('setPurchaseVoucher', {
    quiet: true,
    refreshes: ['getParcel'],
    done: t('parcels.detail.saved'),
    onDone,
  });
  const [proofFileId] = upload.fileIds;
  return (
    <Grid gap={12}>
      <VoucherField upload={upload} label={t('parcels.voucher.file')} hint={t('parcels.voucher.hint')} />
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      {proofFileId ? (
        <Button busy={busy || upload.busy} onClick={() => void submit({ id, proofFileId })}>
          {t('shell.save')}
        </Button>
      ) : null}
    </Grid>
  );
}
