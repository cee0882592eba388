import type { PackageView } from '@crossdock/contract/orders/packages.ts';
import type { PackageState } from '@crossdock/domain/orders/packages.ts';
import { Chevron } from '@crossdock/ui/Chevron.tsx';
import { Box, Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import type { Tone } from '@crossdock/ui/message.ts';
import { Note } from '@crossdock/ui/Note.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { Code, InlineFacts, Size, touchTargetClass, Weight, When } from '@crossdock/ui/values.tsx';
import {
  type Icon,
  IconBox,
  IconCircleCheck,
  IconClock,
  IconMoodSad,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { useArrivalText } from '../shell/arrivalText.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';
import { Pictures } from './Pictures.tsx';

const looks: Readonly<Record<PackageState, { readonly tone: Tone; readonly icon: Icon }>> = {
  packed: { tone: 'neutral', icon: IconBox },
  shipped: { tone: 'info', icon: IconTruckDelivery },
  delivered: { tone: 'success', icon: IconCircleCheck },
  lost: { tone: 'danger', icon: IconMoodSad },
};

/** A package of an order: where it is, its tracking number, and on a tap all its events. */
export function PackageRow({ package: one }: { package: PackageView }) {
  const arrivalText = useArrivalText();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={classes.row}>
        <Grid gap={4} grow minWidth={0}>
          <Row gap={[4, 8]} wrap align="center">
            <strong>{t('orders.package', { n: one.position })}</strong>
            <StatusBadge {...looks[one.state]} label={t(`orders.package.state.${one.state}`)} />
            {one.late ? (
              <StatusBadge tone="warning" icon={IconClock} label={t('orders.package.late')} />
            ) : null}
            {one.quietSince ? (
              <StatusBadge tone="warning" icon={IconClock} label={t('orders.package.quiet')} />
            ) : null}
          </Row>
          <Note>
            <InlineFacts>
              <Weight grams={one.weightG} />
              <Size {...one} />
              {one.arrival && !one.late ? arrivalText(one.arrival) : null}
            </InlineFacts>
          </Note>
          <Contents of={one.contents} />
          {one.forwardingNumber ? <Forwarding package={one} /> : null}
          {one.newest || one.lostReason ? (
            <Note>
              <InlineFacts>
                {one.lostReason || null}
                {one.newest?.info}
                {one.newest?.place || null}
                {one.newest ? <When iso={one.newest.at} style="short" /> : null}
              </InlineFacts>
            </Note>
          ) : null}
        </Grid>
        <Pictures
          pictures={one.picture ? [one.picture] : []}
          about={t('orders.package', { n: one.position })}
        />
      </div>
      {one.state === 'packed' ? null : (
        <Box as="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <Row as="summary" gap={8} align="center" minHeight={44} clickable>
            {t('orders.package.tracks')}
            <Chevron />
          </Row>
          {isOpen ? <Tracks number={one.number} /> : null}
        </Box>
      )}
    </li>
  );
}

function Contents({ of }: { of: PackageView['contents'] }) {
  return of.map((inside) => (
    <Note key={inside.parcelId}>
      <InlineFacts>
        {inside.goodsName}
        {inside.pieces === null
          ? t('orders.package.part')
          : t('orders.package.pieces', { pieces: inside.pieces, all: inside.goodsCount })}
        <Code>{inside.courierNumber}</Code>
      </InlineFacts>
    </Note>
  ));
}

function Forwarding({ package: { carrierName, forwardingNumber, trackingUrl } }: { package: PackageView }) {
  return (
    <Row gap={8} wrap align="center">
      {trackingUrl.startsWith('https://') ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className={touchTargetClass}>
          {carrierName}
        </a>
      ) : (
        <Muted size={13}>{carrierName}</Muted>
      )}
      <Code>{forwardingNumber}</Code>
      <CopyIcon text={forwardingNumber} />
    </Row>
  );
}

/** All events of a package, loaded when its row is opened. */
function Tracks({ number }: { number: string }) {
  const tracking = useCall('getTracking', { number }, { topics: ['tracking', 'orders'] });
  if (tracking.error) return <Muted as="p">{tracking.error.message}</Muted>;
  const tracks = tracking.data?.tracks ?? [];
  return (
    <Timeline
      entries={tracks.map(({ time, place, info }) => ({
        ...{ key: `${time} ${info}`, title: info, at: time, text: place || undefined },
      }))}
    />
  );
}
