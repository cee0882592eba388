import type { MemberTrackingEvent, TrackingAnswer } from '@crossdock/contract/tracking/calls.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Chevron } from '@crossdock/ui/Chevron.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Timeline, type TimelineEntry } from '@crossdock/ui/Timeline.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconExternalLink, IconMapPin, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './tracking.module.css';

/**
 * One shipment: its latest event, its carrier, and all events; with several parcels, each one's way to the
 * warehouse.
 */
export function TrackingResult({ answer }: { answer: TrackingAnswer }) {
  const [only, ...others] = answer.domestic;
  const alone = others.length === 0 ? (only?.tracks ?? []) : [];
  const way = newestFirst([...answer.tracks, ...alone]);
  return (
    <>
      <Head answer={answer} />
      {answer.packages.length > 0 && answer.packageNumber === '' ? <Packages answer={answer} /> : null}
      <Section title={t('tracking.way')}>
        {way.length === 0 ? (
          <Muted as="p">{t('tracking.way.none')}</Muted>
        ) : (
          <Timeline entries={way.map(entryOf)} />
        )}
      </Section>
      {others.length > 0 ? <Domestic answer={answer} /> : null}
    </>
  );
}

function newestFirst(tracks: readonly MemberTrackingEvent[]): MemberTrackingEvent[] {
  return tracks.toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
}

function Head({ answer }: { answer: TrackingAnswer }) {
  const isOrder = answer.orderNumber !== '';
  const shown = answer.forwardingNumber || answer.orderNumber || answer.number;
  return (
    <Section>
      <Grid gap={8}>
        <Latest answer={answer} />
        {isOrder ? (
          <Muted as="p">
            {answer.orderId ? (
              <Link to="/myOrder/$id" params={{ id: answer.orderId }}>
                {t('tracking.order')} {answer.packageNumber || answer.orderNumber}
              </Link>
            ) : (
              `${t('tracking.order')} ${answer.packageNumber || answer.orderNumber}`
            )}
          </Muted>
        ) : null}
        <div className={classes.carrier}>
          <Grid as="span" grow minWidth={0}>
            <Muted as="small">
              {answer.forwardingNumber
                ? `${answer.carrierName} · ${t('tracking.forwarding')}`
                : t('tracking.number')}
            </Muted>
            <Text as="strong">
              <Code>{shown}</Code>
            </Text>
          </Grid>
          <CopyButton compact text={shown} label={t('tracking.copy')} copiedLabel={t('tracking.copied')} />
        </div>
        {answer.carrierUrl.startsWith('https://') ? (
          <a
            href={answer.carrierUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'soft', full: true })}
          >
            <IconExternalLink size={18} aria-hidden />
            <span>{t('tracking.carrierPage')}</span>
          </a>
        ) : null}
      </Grid>
    </Section>
  );
}

/** The latest event, which says more than the name of a state. */
function Latest({ answer }: { answer: TrackingAnswer }) {
  const [latest] = newestFirst([...answer.tracks, ...answer.domestic.flatMap(({ tracks }) => tracks)]);
  const state = stateText(answer);
  return (
    <div>
      <Text as="p" size={20} strong>
        {latest?.info ?? state}
      </Text>
      {latest ? (
        <Muted as="p">
          <When iso={latest.time} />
          {latest.place ? ` · ${latest.place}` : ''}
          {state ? ` · ${state}` : ''}
        </Muted>
      ) : null}
    </div>
  );
}

function stateText({ orderState, domestic }: TrackingAnswer): string {
  if (orderState) return t(`orders.state.${orderState}`);
  const state = domestic[0]?.state;
  return state ? t(`parcels.state.${state}`) : '';
}

/** The packages of an order that has several, each with a link to its own events. */
function Packages({ answer: { packages } }: { answer: TrackingAnswer }) {
  return (
    <Section title={t('orders.packages', { n: packages.length })}>
      <Box as="ul">
        {packages.map(({ number, state, newest }) => (
          <Row as="li" key={number} gap={12} align="center" minHeight={56} lineBetween>
            <Grid as="span" grow minWidth={0}>
              <Link to="/express" search={{ kind: 'order', number }}>
                <Code>{number}</Code>
              </Link>
              {newest ? <Muted as="small">{newest.info}</Muted> : null}
            </Grid>
            <Muted>{t(`orders.package.state.${state}`)}</Muted>
          </Row>
        ))}
      </Box>
    </Section>
  );
}

/** Shows each parcel's way to the warehouse. */
function Domestic({ answer }: { answer: TrackingAnswer }) {
  return (
    <Section title={t('tracking.domestic')}>
      <div>
        {answer.domestic.map((part) => (
          <Box as="details" key={part.courierNumber} lineBetween>
            <Row as="summary" gap={12} align="center" minHeight={56} pad={[8, 0]} clickable>
              <Grid as="span" grow minWidth={0}>
                <Code>{part.courierNumber}</Code>
                <Muted as="small">{courierName(part.courier)}</Muted>
              </Grid>
              <Muted>{t(`parcels.state.${part.state}`)}</Muted>
              <Chevron />
            </Row>
            <Timeline entries={part.tracks.map(entryOf)} />
          </Box>
        ))}
      </div>
    </Section>
  );
}

function courierName(code: string): string {
  const known = couriers.find((one) => one === code);
  return t(known ? `parcels.courier.${known}` : 'parcels.courier.unknown');
}

function entryOf(track: MemberTrackingEvent, place: number): TimelineEntry {
  return {
    key: `${track.time} ${track.info}`,
    title: track.info,
    at: track.time,
    text: track.place || undefined,
    ...(place === 0 ? { icon: track.leg === 'international' ? IconWorld : IconMapPin } : {}),
  };
}
