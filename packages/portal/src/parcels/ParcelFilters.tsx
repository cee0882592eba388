import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { parcelStatesOfCount } from '@crossdock/domain/parcels/homeCounts.ts';
import {
  endedUndeliveredParcelStates,
  inOrderParcelStates,
  inWarehouseParcelStates,
  type ParcelState,
} from '@crossdock/domain/parcels/states.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { type TextKey, t } from '../shell/i18n.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { StateTabs } from '../shell/StateTabs.tsx';
import classes from './Parcels.module.css';

export interface ListFilters {
  /** One or more states, separated by commas. */
  state?: string | undefined;
  warehouseId?: string | undefined;
  words?: string | undefined;
}

type Counts = Output<'queryParcels'>['counts'];

interface Tab {
  readonly text: TextKey;
  readonly states: readonly ParcelState[];
}

const tabs: readonly Tab[] = [
  { text: 'parcels.tab.all', states: [] },
  { text: 'parcels.state.forecast', states: ['forecast'] },
  { text: 'parcels.state.shelved', states: parcelStatesOfCount('toBeConsolidated') },
  { text: 'parcels.state.requested', states: inOrderParcelStates },
  { text: 'parcels.state.shipped', states: ['shipped'] },
  { text: 'parcels.state.signed', states: ['signed'] },
  { text: 'parcels.tab.ended', states: endedUndeliveredParcelStates },
];

/**
 * Whether this tab is the current one: all states of the filter belong to it. Without a filter, the tab without
 * states is the current one.
 */
function isIn(states: readonly string[], shown = ''): boolean {
  const asked = shown.split(',').filter(Boolean);
  return asked.length === 0 ? states.length === 0 : asked.every((state) => states.includes(state));
}

/** Tabs for the states with their counts, a search box, and the warehouse if there is more than one. */
export function ParcelFilters(props: {
  filters: ListFilters;
  counts: Counts | undefined;
  rows: readonly ParcelRow[];
  /** The warehouses to choose from. Empty until they are loaded. */
  places: Output<'queryMyWarehouses'>['list'];
  onChange: (change: ListFilters) => void;
}) {
  const { filters, counts, rows, places, onChange } = props;
  // If the rows are in several warehouses, space for the choice of a warehouse is reserved before the warehouses'
  // names are loaded.
  const inHouse = rows.filter(({ state }) => inWarehouseParcelStates.includes(state));
  const several = places.length > 1 || new Set(inHouse.map(({ warehouseId }) => warehouseId)).size > 1;
  return (
    <div className={classes.filters}>
      <StateTabs
        label={t('parcels.list.title')}
        tabs={tabs.map(({ text, states }) => ({ key: states, label: t(text) }))}
        countOf={(states) =>
          states.length > 0 ? counts && states.reduce((sum, state) => sum + counts[state], 0) : null
        }
        chosen={tabs.find(({ states }) => isIn(states, filters.state))?.states ?? null}
        onChoose={(states) => onChange({ state: states.join(',') || undefined })}
      />
      <div className={classes.search}>
        <SearchField
          label={t('parcels.list.search')}
          value={filters.words ?? ''}
          onSearch={(words) => onChange({ words: words || undefined })}
        />
        {several || filters.warehouseId ? (
          <ChoiceBox
            bare
            label={t('parcels.warehouse')}
            placeholder={t('parcels.list.allWarehouses')}
            value={filters.warehouseId ?? ''}
            onChange={(event) => onChange({ warehouseId: event.target.value || undefined })}
            data={places.map(({ id, name, inHouse }) => ({ value: id, label: `${name}（${inHouse}）` }))}
          />
        ) : null}
      </div>
    </div>
  );
}
