import type { JourneyView } from '@crossdock/contract/orders/journey.ts';
import { Bar, Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { type Icon, IconBuildingWarehouse, IconHandClick, IconTruckDelivery } from '@tabler/icons-react';
import { t } from './i18n.ts';
import { journeyTone } from './journeyTexts.ts';

/** The line of stages: past ones are filled, the current one is large. Each has its name in words. */
export function JourneyMap({ journey }: { journey: JourneyView }) {
  const { stages, stage } = journey;
  const now = stages.indexOf(stage);
  const tone = journeyTone(journey);
  const fill = tone === 'info' ? 'accent' : tone;
  const after = stages[now + 1];
  return (
    <Grid gap={4}>
      <Row as="ol" align="center" minHeight={20} aria-label={t('journey.map')}>
        {stages.map((one, at) => (
          <Row
            as="li"
            key={one}
            align="center"
            {...(at > 0 ? { grow: true } : {})}
            {...(at === now ? { 'aria-current': 'step' as const } : {})}
          >
            {at > 0 ? <Box as="span" grow high={2} fill={at <= now ? 'accent' : 'border'} /> : null}
            <Box
              as="span"
              rigid
              square={at === now ? 16 : 8}
              round="circle"
              fill={at === now ? fill : at < now ? 'accent' : 'border'}
            />
            <Text spoken>{t(stateText(at, now), { stage: t(`journey.stage.${one}`) })}</Text>
          </Row>
        ))}
      </Row>
      <Bar gap={[0, 12]} aria-hidden>
        <Text size={13} strong>
          {t(`journey.stage.${stage}`)}
        </Text>
        {after ? <Muted size={13}>{t('journey.then', { stage: t(`journey.stage.${after}`) })}</Muted> : null}
      </Bar>
    </Grid>
  );
}

function stateText(at: number, now: number) {
  if (at === now) return 'journey.now' as const;
  return at < now ? ('journey.done' as const) : ('journey.ahead' as const);
}

const icons: Readonly<Record<'member' | 'firm' | 'carrier', Icon>> = {
  member: IconHandClick,
  firm: IconBuildingWarehouse,
  carrier: IconTruckDelivery,
};

/** Says who acts next. */
export function JourneyActor({ by }: { by: JourneyView['by'] }) {
  if (by === 'nobody') return null;
  return (
    <StatusBadge
      tone={by === 'member' ? 'warning' : 'neutral'}
      icon={icons[by]}
      label={t(`journey.by.${by}`)}
    />
  );
}
