import type { Track, TrackingAnswer } from '@crossdock/contract/tracking.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Timeline, type TimelineEntry } from '@crossdock/ui/Timeline.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconChevronDown, IconExternalLink, IconMapPin, IconPlane } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './tracking.module.css';

/** One shipment: who carries it, what happened on the way, and how its parcels reached the warehouse. */
export function TrackingResult({ answer }: { answer: TrackingAnswer }) {
  return (
    <>
      <Head answer={answer} />
      {answer.orderNumber === '' ? null : (
        <Section title={t('tracking.way')}>
          {answer.tracks.length === 0 ? (
            <p className={classes.muted}>{t('tracking.way.none')}</p>
          ) : (
            <Timeline entries={answer.tracks.map(entryOf)} />
          )}
        </Section>
      )}
      {answer.domestic.length > 0 ? <Domestic answer={answer} /> : null}
    </>
  );
}

function Head({ answer }: { answer: TrackingAnswer }) {
  const isOrder = answer.orderNumber !== '';
  const shown = answer.forwardingNumber || answer.orderNumber || answer.number;
  return (
    <Section>
      <div className={classes.head}>
        <p className={classes.state}>{stateText(answer)}</p>
        {isOrder ? (
          <p className={classes.muted}>
            {answer.orderId ? (
              <Link to="/myOrder/$id" params={{ id: answer.orderId }}>
                {t('tracking.order')} {answer.orderNumber}
              </Link>
            ) : (
              `${t('tracking.order')} ${answer.orderNumber}`
            )}
          </p>
        ) : null}
        <div className={classes.carrier}>
          <span className={classes.grow}>
            <small>
              {answer.forwardingNumber
                ? `${answer.carrierName} · ${t('tracking.forwarding')}`
                : t('tracking.number')}
            </small>
            <strong>
              <Code>{shown}</Code>
            </strong>
          </span>
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
      </div>
    </Section>
  );
}

function stateText({ orderState, domestic }: TrackingAnswer): string {
  if (orderState) return t(`orders.state.${orderState}`);
  const state = domestic[0]?.state;
  return state ? t(`parcels.state.${state}`) : '';
}

/** Each parcel's own way; a single one stands open. */
function Domestic({ answer }: { answer: TrackingAnswer }) {
  return (
    <Section title={t('tracking.domestic')}>
      {answer.domestic.map((part) => (
        <details key={part.billCode} className={classes.part} open={answer.domestic.length === 1}>
          <summary>
            <span className={classes.grow}>
              <Code>{part.billCode}</Code>
              <small>{courierName(part.courier)}</small>
            </span>
            <span className={classes.muted}>{t(`parcels.state.${part.state}`)}</span>
            <IconChevronDown className={classes.chevron ?? ''} size={18} aria-hidden />
          </summary>
          <Timeline entries={part.tracks.map(entryOf)} />
        </details>
      ))}
    </Section>
  );
}

function courierName(code: string): string {
  const known = couriers.find((one) => one === code);
  return t(known ? `parcels.courier.${known}` : 'parcels.courier.unknown');
}

function entryOf(track: Track, place: number): TimelineEntry {
  return {
    key: `${track.time} ${track.info}`,
    title: track.info,
    at: track.time,
    text: track.place || undefined,
    ...(place === 0 ? { icon: track.leg === 'international' ? IconPlane : IconMapPin } : {}),
  };
}
