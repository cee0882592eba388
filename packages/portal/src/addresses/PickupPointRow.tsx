import type { PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { DetailsSummary, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Thumb } from '@crossdock/ui/Thumb.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import {
  IconBuildingStore,
  IconClock,
  IconLockSquare,
  IconMapPin,
  IconPhone,
  IconRuler2,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './PickupPoints.module.css';

const kindIcons = {
  counter: IconUserCircle,
  locker: IconLockSquare,
  store: IconBuildingStore,
  convenienceStore: IconBuildingStore,
} as const;

/** A pickup point in a compact list: its place, its hours, the parcels that it accepts, and the reader's actions. */
export function PickupPointRow(props: { point: PickupPointView; badges?: ReactNode; actions?: ReactNode }) {
  const { point } = props;
  const Kind = kindIcons[point.kind];
  return (
    <Grid columns="64px minmax(0, 1fr)" gap={[8, 12]} pad={[12, 16]}>
      <Thumb
        src={point.picture}
        alt={t('addresses.point.picture', { name: point.name })}
        wide={64}
        high={48}
        round="control"
      >
        <Kind size={24} stroke={1.6} aria-hidden />
      </Thumb>
      <Grid gap={2} minWidth={0}>
        <Row as="span" gap={[4, 8]} wrap align="center">
          <strong>{point.name}</strong>
          <StatusBadge
            tone="neutral"
            icon={kindIcons[point.kind]}
            label={t(`addresses.point.kind.${point.kind}`)}
          />
          {props.badges}
        </Row>
        <Muted>{addressLine({ ...point, street: point.address, detail: '' })}</Muted>
      </Grid>
      <div className={classes.pointActions}>
        {props.actions}
        <Row
          as="a"
          gap={4}
          align="center"
          inline
          rigid
          minHeight={44}
          tone="link"
          href={mapUrl(point)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconMapPin size={18} aria-hidden /> {t('addresses.point.map')}
        </Row>
        <details>
          <DetailsSummary>{t('addresses.point.details')}</DetailsSummary>
          <Grid as="ul" gap={4} size={14}>
            {point.hours ? (
              <Fact icon={<IconClock size={16} color="var(--muted)" aria-hidden />}>{point.hours}</Fact>
            ) : null}
            {point.phone ? (
              <Fact icon={<IconPhone size={16} color="var(--muted)" aria-hidden />}>
                <Text as="a" tone="link" href={`tel:${point.phone}`}>
                  {point.phone}
                </Text>
              </Fact>
            ) : null}
            <Fact icon={<IconRuler2 size={16} color="var(--muted)" aria-hidden />}>
              <Limits point={point} />
            </Fact>
          </Grid>
        </details>
      </div>
    </Grid>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" firstLine gap={8} align="start">
      {icon}
      <span>{children}</span>
    </Row>
  );
}

function Limits({ point }: { point: PickupPointView }) {
  return (
    <InlineFacts>
      {point.maxSideMm ? t('addresses.point.maxSide', { cm: point.maxSideMm / 10 }) : null}
      {point.maxSideSumMm ? t('addresses.point.maxSum', { cm: point.maxSideSumMm / 10 }) : null}
      {point.maxPieceG ? t('addresses.point.maxWeight', { kg: point.maxPieceG / 1000 }) : null}
      {t('addresses.point.hold', { n: point.holdDays })}
    </InlineFacts>
  );
}

function mapUrl(point: PickupPointView): string {
  const place =
    point.latitude !== null && point.longitude !== null
      ? `${point.latitude},${point.longitude}`
      : [point.name, point.city, point.address].join(' ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
