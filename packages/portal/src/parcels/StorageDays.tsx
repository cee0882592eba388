import type { Output } from '@crossdock/contract/table.ts';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import { Bar, Box, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, touchTargetClass } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { mergeObstacleText } from '../shell/merging.ts';
import { StorageStartText } from './StorageStartText.tsx';

type Calendar = Output<'getStorageCalendar'>;
type Kind = Calendar['parcels'][number]['kinds'][number];

const fills = {
  free: 'success-soft',
  lastFree: 'warning-soft',
  rent: 'danger-soft',
  paused: 'bg',
} as const satisfies Record<Kind, ComponentProps<typeof Text>['fill']>;

/** The column of parcels stays in place while the days scroll. */
const stays: CSSProperties = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: 124,
  minWidth: 124,
  maxWidth: 124,
  padding: '8px 8px 8px 0',
  background: 'var(--surface)',
  textAlign: 'start',
  fontWeight: 400,
};

/**
 * A table with a row for each parcel and a column for each day. Pressing a day shows the cost of shipping on
 * it.
 */
export function StorageDays({ calendar }: { calendar: Calendar }) {
  const [chosen, setChosen] = useState(0);
  const formatting = useFormatting();
  return (
    <Section title={t('parcels.calendar.days')}>
      <OnDay calendar={calendar} chosen={chosen} />
      <Box overflowX="auto" above={12} tabIndex={0} role="region" aria-label={t('parcels.calendar.days')}>
        <table style={{ borderSpacing: '2px 4px', borderCollapse: 'separate' }}>
          <thead>
            <tr>
              <th scope="col" style={stays}>
                <Muted size={13}>{t('parcels.calendar.parcel')}</Muted>
              </th>
              {calendar.days.map(({ day, at }, index) => (
                <th key={day} scope="col" style={{ padding: 0 }}>
                  <Stack
                    as="button"
                    type="button"
                    full
                    minWidth={72}
                    minHeight={48}
                    pad={[4, 6]}
                    align="center"
                    justify="center"
                    round="control"
                    clickable
                    size={13}
                    fill={index === chosen ? 'accent' : 'surface'}
                    tone={index === chosen ? 'on-accent' : 'text'}
                    nowrap
                    aria-pressed={index === chosen}
                    onClick={() => setChosen(index)}
                  >
                    {formatWhen(at, 'day', formatting)}
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendar.parcels.map((parcel) => (
              <ParcelRow key={parcel.id} parcel={parcel} days={calendar.days} />
            ))}
          </tbody>
          <Sums calendar={calendar} />
        </table>
      </Box>
    </Section>
  );
}

function ParcelRow({ parcel, days }: { parcel: Calendar['parcels'][number]; days: Calendar['days'] }) {
  return (
    <tr>
      <th scope="row" style={stays}>
        <Link to="/myBag/$id" params={{ id: parcel.id }} className={touchTargetClass}>
          <Text size={13} breaks>
            <Code>{parcel.courierNumber}</Code>
          </Text>
        </Link>
        <Muted as="p" size={12} oneLine>
          {parcel.goodsName}
        </Muted>
        <Said parcel={parcel} />
      </th>
      {days.map(({ day }, index) => {
        const kind = parcel.kinds[index] ?? 'free';
        return (
          <Cell key={day} fill={fills[kind]}>
            {kind === 'rent' ? (
              <Added minor={parcel.addedMinor[index] ?? 0} />
            ) : (
              t(`parcels.calendar.kind.${kind}`)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** The cost of a day. It is a debit, so it does not have the colour of incoming money. */
function Added({ minor }: { minor: number }) {
  return minor > 0 ? (
    <Text tone="danger">
      +<Money minor={minor} />
    </Text>
  ) : (
    <Money minor={minor} />
  );
}

/** Explains why some days of a parcel do not count as storage days, and why the parcel is not included in the price. */
function Said({
  parcel: { pauseCause, pauseWhy, pastPauses, pausedDays, obstacle, ...parcel },
}: {
  parcel: Calendar['parcels'][number];
}) {
  const formatting = useFormatting();
  const day = (iso: string) => formatWhen(iso, 'day', formatting);
  return (
    <>
      {parcel.cause === 'shelved' ? null : (
        <Muted as="p" size={12}>
          <StorageStartText {...parcel} />
        </Muted>
      )}
      {pauseCause === 'none' ? null : (
        <Text as="p" size={12} tone="warning">
          {t(`parcels.calendar.stopped.${pauseCause}`)} {pauseWhy}
        </Text>
      )}
      {pastPauses.map(({ cause, from, until }) => (
        <Muted as="p" size={12} key={from}>
          {t('parcels.calendar.stoppedSpan', {
            ...{ from: day(from), until: day(until) },
            why: t(`parcels.calendar.was.${cause}`),
          })}
        </Muted>
      ))}
      {pausedDays > 0 ? (
        <Muted as="p" size={12}>
          {t('parcels.calendar.notCounted', { n: pausedDays })}
        </Muted>
      ) : null}
      {obstacle === 'none' ? null : (
        <Text as="p" size={12} tone="danger">
          {mergeObstacleText(obstacle)}
        </Text>
      )}
    </>
  );
}

function Cell({ fill, children }: { fill?: (typeof fills)[Kind]; children: ReactNode }) {
  return (
    <Text
      as="td"
      pad={[6, 4]}
      {...(fill ? { fill } : {})}
      round={6}
      size={13}
      textAlign="center"
      nowrap
      figures
    >
      {children}
    </Text>
  );
}

/** Below the parcels: the storage of those that are included, and the price of each day. */
function Sums({ calendar: { days, lane } }: { calendar: Calendar }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" style={stays}>
          <Text size={13}>{t('parcels.calendar.storageSum')}</Text>
        </th>
        {days.map(({ day, rentMinor }) => (
          <Cell key={day}>
            <Money minor={rentMinor} />
          </Cell>
        ))}
      </tr>
      {lane.kind === 'found' ? (
        <tr>
          <th scope="row" style={stays}>
            <Text size={13} strong>
              {t('parcels.calendar.total')}
            </Text>
          </th>
          {days.map(({ day, totalMinor }) => (
            <Cell key={day}>
              {totalMinor === null ? null : (
                <Text strong>
                  <Money minor={totalMinor} />
                </Text>
              )}
            </Cell>
          ))}
        </tr>
      ) : null}
    </tfoot>
  );
}

function OnDay({ calendar: { days, lane, currency }, chosen }: { calendar: Calendar; chosen: number }) {
  const formatting = useFormatting();
  const day = days[chosen];
  if (!day) return null;
  const { at, rentMinor, shippingMinor, totalMinor } = day;
  const more = (totalMinor ?? rentMinor) - (days[0]?.totalMinor ?? days[0]?.rentMinor ?? 0);
  return (
    <Stack gap={4} aria-live="polite">
      <Bar gap={[4, 16]}>
        <Text strong>{t('parcels.calendar.onDay', { day: formatWhen(at, 'day', formatting) })}</Text>
        <Text size={20} strong>
          <Money minor={totalMinor ?? rentMinor} emphasis />
        </Text>
      </Bar>
      <Row wrap gap={[2, 16]} size={14} tone="muted">
        {lane.kind === 'found' && shippingMinor !== null ? (
          <span>
            {t('parcels.calendar.shipping')} <Money minor={shippingMinor} />
          </span>
        ) : null}
        <span>
          {t('parcels.calendar.storageSum')} <Money minor={rentMinor} />
        </span>
        {chosen > 0 ? (
          <span>
            {more > 0
              ? t('parcels.calendar.more', { amount: formatMoney(more, currency, formatting) })
              : t('parcels.calendar.same')}
          </span>
        ) : null}
      </Row>
    </Stack>
  );
}
