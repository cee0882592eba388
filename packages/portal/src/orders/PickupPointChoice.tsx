import { metresBetween } from '@crossdock/domain/addresses/nearness.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chevron } from '@crossdock/ui/Chevron.tsx';
import { formatNumber } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { joinList } from '../shell/joinList.ts';
import { SearchField } from '../shell/SearchField.tsx';
import classes from './consolidate.module.css';
import type { DefaultInfo } from './consolidation.ts';
import { OptionCard } from './OptionCard.tsx';
import type { StepProps } from './stepProps.ts';
import { useDevicePosition } from './useDevicePosition.ts';

type PickupPoint = DefaultInfo['pickupPoints'][number];

/** A pickup point and the person who collects there. Points that accept the parcels come first, sorted by distance. */
export function PickupPointChoice({ flow, setFlow, state, info }: StepProps & { info: DefaultInfo }) {
  const [words, setWords] = useState('');
  const own = useDevicePosition();
  const metres = (point: PickupPoint) =>
    own.place && point.latitude !== null && point.longitude !== null
      ? metresBetween(own.place, { latitude: point.latitude, longitude: point.longitude })
      : undefined;
  const shown = nearestFirst(
    info.pickupPoints.filter(({ name, city, address, code }) =>
      `${code} ${name} ${city} ${address}`.includes(words),
    ),
    metres,
  );
  return (
    <details
      className={classes.disclosure}
      open={state.pickupPointId !== undefined || info.addresses.length === 0}
    >
      <Row as="summary" gap={8} align="center" minHeight={44} strong clickable>
        <Chevron aside />
        {t('consolidate.to.points', { n: info.pickupPoints.length })}
      </Row>
      <Grid gap={12}>
        <SearchField label={t('consolidate.to.searchPoint')} value={words} onSearch={setWords} />
        <Button small look="soft" icon={IconCurrentLocation} busy={own.busy} onClick={own.ask}>
          {t('consolidate.to.near')}
        </Button>
        {own.denied ? <Banner tone="warning">{t('consolidate.to.near.denied')}</Banner> : null}
        {shown.length === 0 ? <Muted as="p">{t('consolidate.to.noPoint')}</Muted> : null}
        <Grid as="ul" gap={12} maxHeight={420} overflowY="auto" aria-label={t('orders.pickupPoint')}>
          {shown.map((point) => (
            <li key={point.id}>
              <PointOption
                point={point}
                metres={metres(point)}
                info={info}
                chosen={state.pickupPointId === point.id}
                onChoose={() =>
                  setFlow({ pickupPointId: point.id, addressId: undefined, carrierId: undefined })
                }
              />
            </li>
          ))}
        </Grid>
        {state.pickupPointId ? <Collector flow={flow} setFlow={setFlow} state={state} info={info} /> : null}
      </Grid>
    </details>
  );
}

/**
 * Sorts by distance if it is known. Points that do not accept the parcels stay last. Without a distance the order is
 * unchanged.
 */
function nearestFirst(
  points: readonly PickupPoint[],
  metres: (point: PickupPoint) => number | undefined,
): PickupPoint[] {
  const rank = (point: PickupPoint) => (point.unfitParcelIds.length > 0 ? 1e9 : 0) + (metres(point) ?? 1e8);
  return points.toSorted((a, b) => rank(a) - rank(b));
}

function PointOption(props: {
  point: PickupPoint;
  metres: number | undefined;
  info: DefaultInfo;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { point, metres, info } = props;
  const { locale } = useFormatting();
  const unfit = info.parcels.filter(({ id }) => point.unfitParcelIds.includes(id));
  return (
    <OptionCard
      oneOf="destination"
      title={point.name}
      chosen={props.chosen}
      disabled={unfit.length > 0 && !props.chosen}
      onChoose={props.onChoose}
    >
      <span>{placeLine(point)}</span>
      <Muted size={13}>{point.hours}</Muted>
      {metres === undefined ? null : (
        <Muted size={13}>{t('consolidate.to.away', { km: kilometres(metres, locale) })}</Muted>
      )}
      {unfit.length > 0 ? (
        <Muted size={13}>
          {t('consolidate.to.unfit', {
            parcels: joinList(
              unfit.map(({ courierNumber }) => courierNumber),
              locale,
            ),
          })}
        </Muted>
      ) : null}
    </OptionCard>
  );
}

/** Adds the city in front, unless the point's address begins with it. */
function placeLine({ city, address }: PickupPoint): string {
  return city === '' || address.includes(city) ? address : `${city} · ${address}`;
}

/** Rounded to a tenth of a kilometre. */
function kilometres(metres: number, locale: string): string {
  return formatNumber(Math.round(metres / 100), { locale }, 1);
}

function Collector({ flow, setFlow, state, info }: StepProps & { info: DefaultInfo }) {
  return (
    <Split columns="1fr 1fr" gap={12}>
      <TextBox
        label={t('consolidate.to.collector')}
        maxLength={50}
        autoComplete="name"
        defaultValue={flow.consignee ?? info.consignee}
        onBlur={(event) => setFlow({ consignee: event.currentTarget.value.trim() || undefined })}
      />
      <TextBox
        label={t('consolidate.to.collectorPhone')}
        inputMode="tel"
        maxLength={20}
        autoComplete="tel-national"
        defaultValue={flow.phone ?? info.phone}
        error={state.quote.error?.fields.phone?.message}
        onBlur={(event) => setFlow({ phone: event.currentTarget.value.trim() || undefined })}
      />
    </Split>
  );
}
