import type { PickupPointView } from '@crossdock/contract/addressViews.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import type { ReactNode } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './Addresses.module.css';
import { PickupPointCard } from './PickupPointCard.tsx';

/** The shop's pickup points, searched by country and words. Guests may look too. */
export function PickupPointSearch(props: {
  badges?: (point: PickupPointView) => ReactNode;
  actions?: (point: PickupPointView) => ReactNode;
}) {
  const [{ words = '', country = '' }, setFilters] = useFilters<{ words?: string; country?: string }>();
  const countries = useCall('listDestinations', {}, { staleMs: 600_000 });
  const page = usePage('listPickupPoints', { words, ...(country ? { country } : {}) });
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          label={t('addresses.point.search')}
          clearLabel={t('shell.search.clear')}
          value={words}
          onSearch={(next) => setFilters({ words: next })}
        />
        <ChoiceBox
          bare
          label={t('addresses.country')}
          placeholder={t('addresses.country.all')}
          data={(countries.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={country}
          onChange={(event) => setFilters({ country: event.target.value })}
        />
      </div>
      <Loaded
        query={page.query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows label={t('shell.loading')} rows={3} heightPx={180} />}
      >
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="search"
              title={t('addresses.point.none')}
              text={t('addresses.point.none.text')}
            />
          ) : (
            <ul className={classes.list} aria-label={t('addresses.point.all')}>
              {page.rows.map((point) => (
                <li key={point.id}>
                  <PickupPointCard
                    point={point}
                    badges={props.badges?.(point)}
                    actions={props.actions?.(point)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </>
  );
}
