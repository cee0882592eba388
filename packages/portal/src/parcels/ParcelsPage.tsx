import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { pagerTexts } from '../shell/lists.ts';
import { mergeRulesOf } from '../shell/merging.ts';
import { EmptyPart } from '../shell/optionalPartLoader.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { isChoosable, mergeObstacleFor } from './choice.ts';
import { ParcelCard } from './ParcelCard.tsx';
import type { ListFilters } from './ParcelFilters.tsx';
import { ParcelCards, ParcelsScreen } from './ParcelsScreen.tsx';
import { useWarehouses } from './useWarehouses.ts';

export const Route = createFileRoute('/_shell/myBag/')({
  staticData: { title: 'shell.route.myBag', action: 'myBag' },
  component: ParcelsPage,
});

/**
 * The links at the end of the page. They are loaded last, and if they cannot be loaded, the page works without them.
 */
const ParcelFeatureLinks = lazy<ComponentType>(() =>
  import('./ParcelFeatureLinks.tsx').catch(() => ({ default: EmptyPart })),
);

/** The member's parcels with their states, and the choice of parcels for one order. */
function ParcelsPage() {
  const [filters, setFilters] = useFilters<ListFilters>();
  const { state, warehouseId, words } = filters;
  const page = usePage('queryParcels', { state, warehouseId, words }, { topics: ['parcels'] });
  const shown = useFirstScreenShown();
  const places = useWarehouses(warehouseId !== undefined);
  const narrowed = Boolean(state || warehouseId || words);
  return (
    <ParcelsScreen
      filters={filters}
      counts={page.query.data?.counts}
      rows={page.rows}
      places={places}
      onChange={setFilters}
    >
      <Loaded query={page.query} skeleton={{ rows: 6, heightPx: 132 }}>
        {() =>
          page.rows.length === 0 ? (
            <NothingHere narrowed={narrowed} onClear={() => setFilters(nothingSet)} />
          ) : (
            <ChoosableList rows={page.rows} stale={page.stale} />
          )
        }
      </Loaded>
      <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      <Suspense>{shown ? <ParcelFeatureLinks /> : null}</Suspense>
    </ParcelsScreen>
  );
}

const nothingSet = { state: undefined, warehouseId: undefined, words: undefined };

function NothingHere({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (narrowed) {
    return (
      <EmptyState
        picture="search"
        {...titleAndText('parcels.list.noneHere')}
        action={
          <Button look="soft" onClick={onClear}>
            {t('parcels.list.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      {...titleAndText('parcels.list.none')}
      action={<LinkButton to="/newBag" text={t('parcels.forecast.title')} />}
    />
  );
}

/**
 * The cards of the current page of the list. Chosen parcels stay chosen when the member goes to another page or tab
 * of the list.
 */
function ChoosableList({ rows, stale }: { rows: readonly ParcelRow[]; stale: boolean }) {
  const shown = useFirstScreenShown();
  const goods = useCall('queryGoodsTypes', {}, { staleMs: 300_000, enabled: shown });
  const [chosen, setChosen] = useState<ReadonlyMap<string, ParcelRow>>(new Map());
  const rules = goods.data && mergeRulesOf(goods.data);
  // A chosen parcel whose row has changed since it was chosen is shown with its new state.
  const current = new Map([...chosen].map(([id, row]) => [id, rows.find((fresh) => fresh.id === id) ?? row]));
  const all = [...current.values()];
  const toggle = (row: ParcelRow) => {
    const next = new Map(current);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };
  return (
    <>
      <ParcelCards rows={rows} stale={stale}>
        {(row) => (
          <ParcelCard
            row={row}
            goodsName={goods.data?.list.find(({ code }) => code === row.goodsType)?.name ?? ''}
            pictured={shown}
            chosen={current.has(row.id)}
            reason={rules && isChoosable(row) ? mergeObstacleFor(row, all, rules) : undefined}
            {...(isChoosable(row) || current.has(row.id) ? { onChoose: () => toggle(row) } : {})}
          />
        )}
      </ParcelCards>
      {rules && all.length > 0 ? (
        <ChoiceBar chosen={all} rules={rules} onClear={() => setChosen(new Map())} />
      ) : null}
    </>
  );
}
