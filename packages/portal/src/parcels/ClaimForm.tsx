import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Forecast.module.css';

interface Proof {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Claims what has arrived unannounced: the same declaration again, with a proof of purchase. */
export function ClaimForm(props: {
  numbers: readonly string[];
  input: Request<'forecastParcels'>;
  onClaimed: (answer: Output<'forecastParcels'>) => void;
}) {
  const [proof, setProof] = useState<Proof | null>(null);
  const upload = useSubmit('upload', { quiet: true });
  const claim = useSubmit('forecastParcels', {
    quiet: true,
    refreshes: ['queryParcels'],
    onDone: props.onClaimed,
  });
  const pick = async ([file]: File[]) => {
    if (!file) return;
    const attempt = await upload.submit({ type: 'voucher' }, file);
    if (attempt.ok) setProof({ id: attempt.data.fileId, name: file.name, url: attempt.data.thumb });
  };
  const send = () =>
    proof && claim.submit({ ...props.input, billCode: props.numbers.join('\n'), proofFileId: proof.id });
  return (
    <Section title={t('parcels.claim.title')}>
      <div className={classes.fields}>
        <p>{t('parcels.claim.text', { numbers: props.numbers.join('、') })}</p>
        <FileDrop
          label={t('parcels.claim.file')}
          buttonLabel={t('parcels.claim.pick')}
          removeLabel={(name) => t('parcels.claim.remove', { name })}
          files={proof ? [{ key: proof.id, name: proof.name, previewUrl: proof.url }] : []}
          error={upload.failure?.message}
          onPick={(files) => void pick(files)}
          onRemove={() => setProof(null)}
        />
        {claim.failure ? <Banner tone="danger">{claim.failure.message}</Banner> : null}
        <Button disabled={!proof} busy={claim.busy || upload.busy} onClick={() => void send()}>
          {t('parcels.claim.send')}
        </Button>
      </div>
    </Section>
  );
}
