import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import type { Uploads } from '@crossdock/web/uploads.ts';
import { t } from '../shell/i18n.ts';

/** Uploads a picture that proves the price paid for the goods. */
export function VoucherField(props: { upload: Uploads; label: string; hint?: string }) {
  const { upload, label, hint } = props;
  return (
    <FileDrop
      label={label}
      {...(hint === undefined ? {} : { hint })}
      buttonLabel={t('parcels.claim.pick')}
      removeLabel={(name) => t('parcels.claim.remove', { name })}
      {...upload.drop}
    />
  );
}
