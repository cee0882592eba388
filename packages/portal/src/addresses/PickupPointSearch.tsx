import type { PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import { shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Box, Row, Split } from '@crossdock/ui/Layout.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { pagerTexts } from '../shell/lists.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { PickupPointMap } from './PickupPointMap.tsx';
import { PickupPointRow } from './PickupPointRow.tsx';
import classes from './PickupPoints.module.css';

interface PointParts {
  readonly badges?: (point: PickupPointView) => ReactNode;
  readonly actions?: (point: PickupPointView) => ReactNode;
}

/** The shop's pickup points, searched by country, kind and words. Guests may look too. */
export function PickupPointSearch(props: PointParts) {
  const [{ words = '', country = '', kind }, setFilters] = useFilters<{
    words?: string;
    country?: string;
    kind?: string;
  }>();
  const countries = useCall('listDestinations', {}, { staleMs: 600_000 });
  const served = countries.data?.list ?? [];
  const chosen = shopPointKinds.find((one) => one === kind);
  const page = usePage(
    'listPickupPoints',
    { words: String(words), ...(country ? { country } : {}), ...(chosen ? { kind: chosen } : {}) },
    { topics: ['pickupPoints'] },
  );
  return (
    <>
      <Split columns="minmax(0, 2fr) minmax(0, 1fr)" gap={12}>
        <SearchField
          label={t('addresses.point.search')}
          value={String(words)}
          onSearch={(next) => setFilters({ words: next })}
        />
        {served.length > 1 ? (
          <ChoiceBox
            bare
            label={t('addresses.country')}
            placeholder={t('addresses.country.all')}
            data={served.map(({ code, name }) => ({ value: code, label: name }))}
            value={country}
            onChange={(event) => setFilters({ country: event.target.value })}
          />
        ) : null}
      </Split>
      <Row as="fieldset" gap={8} wrap aria-label={t('addresses.point.kind')}>
        {[undefined, ...shopPointKinds].map((one) => (
          <Chip key={one ?? 'all'} chosen={one === chosen} onClick={() => setFilters({ kind: one })}>
            {t(one ? `addresses.point.kind.${one}` : 'addresses.point.kind.all')}
          </Chip>
        ))}
      </Row>
      <div className={classes.withPicture}>
        <PickupPointMap points={page.rows} onChoose={(place) => setFilters({ words: place })} />
        <div className={classes.points}>
          <Loaded query={page.query} skeleton={{ rows: 6, heightPx: 92 }}>
            {() =>
              page.rows.length === 0 ? (
                <EmptyState picture="search" {...titleAndText('addresses.point.none')} />
              ) : (
                <PickupPoints {...props} label={t('addresses.point.all')} points={page.rows} />
              )
            }
          </Loaded>
          <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
        </div>
      </div>
    </>
  );
}

export function PickupPoints({
  label,
  points,
  badges,
  actions,
}: PointParts & { label: string; points: readonly PickupPointView[] }) {
  return (
    <Box as="ul" fill="surface" edge round="card" aria-label={label}>
      {points.map((point) => (
        <Box as="li" lineBetween key={point.id}>
          <PickupPointRow point={point} badges={badges?.(point)} actions={actions?.(point)} />
        </Box>
      ))}
    </Box>
  );
}
