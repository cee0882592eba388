import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { joinList } from '../shell/joinList.ts';
import { type DeclarationsByNumber, splitIntoBatches } from './forecastBatches.ts';
import { type ForecastAnswer, useForecastBatches } from './useForecastBatches.ts';
import { VoucherField } from './VoucherField.tsx';

/** Claims a parcel that arrived unannounced: asks for the same declaration as a forecast and a proof of purchase. */
export function OwnershipClaimForm(props: {
  numbers: readonly string[];
  declared: DeclarationsByNumber;
  onClaimed: (answer: ForecastAnswer) => void;
}) {
  const { locale } = useFormatting();
  const proof = useUploads('upload', { type: 'voucher' }, { draft: 'forecastClaim.proof' });
  const rules = useCall('getForecastRules', {}, { staleMs: 300_000 });
  const [failure, setFailure] = useState<string | null>(null);
  const claim = useForecastBatches(() => undefined);
  const [proofFileId] = proof.fileIds;
  const send = async () => {
    const batches = splitIntoBatches(props.numbers, props.declared, rules.data?.batchMax ?? 1);
    const failed = await claim.send(batches.map((batch) => ({ ...batch, proofFileId })));
    setFailure(failed?.message ?? null);
    if (!failed) proof.clear();
    props.onClaimed(claim.answer);
  };
  return (
    <Section title={t('parcels.claim.title')}>
      <Stack gap={16}>
        <p>{t('parcels.claim.text', { numbers: joinList(props.numbers, locale) })}</p>
        <VoucherField upload={proof} label={t('parcels.claim.file')} />
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Button
          disabled={!proofFileId}
          busy={claim.progress !== null || proof.busy}
          onClick={() => void send()}
        >
          {t('parcels.claim.send')}
        </Button>
      </Stack>
    </Section>
  );
}
