import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Forecast.module.css';
import { listed } from './words.ts';

/** Claims what has arrived unannounced: the same declaration again, with a proof of purchase. */
export function ClaimForm(props: {
  numbers: readonly string[];
  input: Request<'forecastParcels'>;
  onClaimed: (answer: Output<'forecastParcels'>) => void;
}) {
  const { locale } = useFormatting();
  const proof = useUploads('upload', { type: 'voucher' });
  const claim = useSubmit('forecastParcels', {
    quiet: true,
    refreshes: ['queryParcels'],
    onDone: props.onClaimed,
  });
  const [proofFileId] = proof.fileIds;
  const send = () =>
    proofFileId && claim.submit({ ...props.input, billCode: props.numbers.join('\n'), proofFileId });
  return (
    <Section title={t('parcels.claim.title')}>
      <div className={classes.fields}>
        <p>{t('parcels.claim.text', { numbers: listed(props.numbers, locale) })}</p>
        <FileDrop
          label={t('parcels.claim.file')}
          buttonLabel={t('parcels.claim.pick')}
          removeLabel={(name) => t('parcels.claim.remove', { name })}
          files={proof.files}
          onPick={proof.add}
          onRemove={proof.remove}
        />
        {claim.failure ? <Banner tone="danger">{claim.failure.message}</Banner> : null}
        <Button disabled={!proofFileId} busy={claim.busy || proof.busy} onClick={() => void send()}>
          {t('parcels.claim.send')}
        </Button>
      </div>
    </Section>
  );
}
