import type { StaffZone } from '@crossdock/contract/pricing/channels.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { cardWithEnteredPrices } from '@crossdock/domain/pricing/enteredPrices.ts';
import { priceListWeightsG, sampleZip } from '@crossdock/domain/pricing/samples.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Bar, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { SkeletonBlock } from '@crossdock/ui/states.tsx';
import { Money, Weight } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { BoxLink } from '@crossdock/web/layoutLinks.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { TypedPricesDialog } from './TypedPricesDialog.tsx';

/** The drafts of all channels, each with its prices to type and publish. Renders nothing without drafts. */
export function DraftPrices() {
  const channels = useCall('listChannels', {}).data;
  const cards = useCall('listRateCards', {}).data;
  const drafts = (cards?.list ?? []).filter(({ state }) => state === 'draft');
  if (!channels || drafts.length === 0) return null;
  const rows = channels.flatMap((channel) =>
    channel.zones.flatMap((zone) =>
      drafts
        .filter(({ zoneId }) => zoneId === zone.id)
        .map(({ id }) => ({ id, zone, title: `${channel[currentLanguage()]} · ${zone.name}` })),
    ),
  );
  return (
    <Section title={t('pricing.drafts', { n: rows.length })}>
      <Muted as="p">{t('pricing.drafts.hint')}</Muted>
      <Stack as="ul">
        {rows.map((row) => (
          <Stack as="li" key={row.id} lineBetween pad={[12, 0]}>
            <Draft {...row} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function Draft({ id, zone, title }: { id: string; zone: StaffZone; title: string }) {
  const card = useCall('getRateCard', { id }).data;
  const preview = useCall('previewRateCard', { id }).data;
  const [open, setOpen] = useState<'prices' | 'publish' | null>(null);
  const close = () => setOpen(null);
  if (!card) return <SkeletonBlock heightPx={60} />;
  return (
    <Bar gap={[8, 16]}>
      <Stack gap={4} grow="16em" minWidth={0}>
        <BoxLink to="/pricing/$id" params={{ id }}>
          <Text strong>{title}</Text>
        </BoxLink>
        <DraftLine card={card} zone={zone} />
      </Stack>
      <Row gap={8} wrap>
        <Button small look="soft" icon={IconPencil} onClick={() => setOpen('prices')}>
          {t('pricing.typed')}
        </Button>
        <Button small icon={IconSend} onClick={() => setOpen('publish')}>
          {t('pricing.card.publish')}
        </Button>
      </Row>
      {open === 'prices' ? (
        <TypedPricesDialog key={card.version} card={card} zone={zone} title={title} onClose={close} />
      ) : null}
      {open === 'publish' ? (
        <PublishDialog card={card} gapFrom={preview?.gapFrom ?? null} onClose={close} />
      ) : null}
    </Bar>
  );
}

/** The draft's prices for some weights. */
function DraftLine({ card: { card, currency }, zone }: { card: Output<'getRateCard'>; zone: StaffZone }) {
  const full = { ...card, currency, validFrom: new Date().toISOString(), validTo: null };
  const { priceAt } = cardWithEnteredPrices(full, [], {
    destination: { country: zone.country, zip: sampleZip(zone.zipPrefixes) },
    coinMinor: currentShop().limits.coinMinor,
  });
  return (
    <PriceLine prices={priceListWeightsG.map((weightG) => ({ weightG, totalMinor: priceAt(weightG) }))} />
  );
}

/** Prices for some weights in one line: 1 kg NT$240 · 3 kg NT$420. */
export function PriceLine(props: {
  prices: readonly { readonly weightG: number; readonly totalMinor: number | null }[];
}) {
  return (
    <Row gap={[0, 16]} wrap size={14}>
      {props.prices.map(({ weightG, totalMinor }) => (
        <Text key={weightG}>
          <Muted>
            <Weight grams={weightG} />
          </Muted>{' '}
          {totalMinor === null ? '–' : <Money minor={totalMinor} />}
        </Text>
      ))}
    </Row>
  );
}
