import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { FailedPartsBanner } from '@crossdock/web/FailedPartsBanner.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

/** Asks for confirmation before prices change: the start, the card that ends, and whether a gap remains. */
export function PublishDialog(props: {
  card: Output<'getRateCard'>;
  gapFrom: string | null;
  onClose: () => void;
}) {
  const { card, gapFrom, onClose } = props;
  const formatting = useFormatting();
  const when = (iso: string) => formatWhen(iso, 'full', formatting);
  const preview = useCall('previewRateCard', { id: card.id }).data;
  const submit = useSubmit('publishRateCard', {
    refreshes: ['getRateCard', 'listRateCards', 'previewRateCard', 'getOpening'],
    quiet: true,
    done: t('pricing.card.published'),
    onDone: onClose,
  });
  // The server refuses a free card the first time; pressing again confirms it.
  const isFree = submit.failure?.error === 'pricing.isFree';
  const later = Date.parse(card.validFrom) > Date.now();
  return (
    <ConfirmDialog
      opened
      title={t('pricing.publish.title', { name: card.name || t('pricing.card.unnamed') })}
      confirmLabel={t(isFree ? 'pricing.publish.free' : 'pricing.card.publish')}
      // The button is disabled until it is known which card ends.
      busy={submit.busy || preview === undefined}
      onConfirm={() => void submit.submit({ id: card.id, version: card.version, free: isFree })}
      onClose={onClose}
    >
      <FailedPartsBanner title={t('shell.partFailed')} retry={t('shell.retry')} />
      <p>{later ? t('pricing.publish.later', { at: when(card.validFrom) }) : t('pricing.publish.now')}</p>
      {preview?.current ? (
        <p>{t('pricing.publish.ends', { name: preview.current.name || t('pricing.card.unnamed') })}</p>
      ) : null}
      {gapFrom ? <Banner tone="warning" title={t('pricing.publish.gap', { at: when(gapFrom) })} /> : null}
      {submit.failure ? <Banner tone="danger" title={submit.failure.message} /> : null}
    </ConfirmDialog>
  );
}
