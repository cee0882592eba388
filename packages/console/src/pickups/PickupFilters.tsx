import type { pickupTabs, StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import { type PickupState, pickupStates } from '@crossdock/domain/pickups/states.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { FilterBar } from '../shell/FilterBar.tsx';
import { t } from '../shell/i18n.ts';
import { choiceFilter, type ListFilter, memberFilter } from '../shell/listFilters.ts';
import { useStaff } from '../shell/staff.ts';
import { pickupFactWords } from './pickupFactWords.ts';

type Shelf = (typeof pickupTabs)[number];

interface FindersProps {
  readonly shelf: Shelf;
  readonly day: string | undefined;
  readonly words: string | undefined;
  readonly drivers: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly StaffPickTask[];
  readonly onFilter: (change: Record<string, string | undefined>) => void;
  readonly children: ReactNode;
}

/** The search and the filters of pickups. The tab of planned pickups also has a box for their day. */
export function PickupFilters({ shelf, day, words, drivers, rows, onFilter, children }: FindersProps) {
  const filters = usePickupFilters(shelf, drivers, rows);
  return (
    <FilterBar search={{ label: t('pickups.search'), words: words ?? '' }} filters={filters}>
      {shelf === 'planned' ? (
        <TextBox
          type="date"
          label={pickupFactWords.label('day')}
          value={day ?? ''}
          onChange={(event) =>
            onFilter({ day: event.currentTarget.value || 'all', fromDay: undefined, toDay: undefined })
          }
        />
      ) : null}
      {children}
    </FilterBar>
  );
}

/** The states of the tabs that have more than one. */
const statesOn: Partial<Record<Shelf, readonly PickupState[]>> = {
  ended: ['inHouse', 'failed', 'cancelled'],
  all: pickupStates,
};

/** Filters of pickups, besides their tabs. */
function usePickupFilters(
  shelf: Shelf,
  drivers: FindersProps['drivers'],
  rows: readonly StaffPickTask[],
): readonly ListFilter[] {
  const lang = currentLanguage();
  const mayRead = useStaff().may('shop.read');
  const areas = useCall('listPickupAreas', {}, { staleMs: 60_000, enabled: mayRead }).data?.list ?? [];
  const warehouses = new Map(areas.map((area) => [area.warehouseId, area.warehouseName]));
  const states = statesOn[shelf];
  return [
    choiceFilter(
      'areaId',
      t('pickups.area.name'),
      areas.map((area) => ({ value: area.id, label: area[lang] })),
      t('pickups.allAreas'),
    ),
    ...(states
      ? [
          choiceFilter(
            'state',
            t('pickups.shelf'),
            states.map((value) => ({ value, label: t(`pickups.state.${value}`) })),
          ),
        ]
      : []),
    ...(shelf === 'toPlan'
      ? []
      : [
          choiceFilter(
            'driverId',
            pickupFactWords.label('driverId'),
            drivers.map(({ id, name }) => ({ value: id, label: name })),
            t('pickups.allDrivers'),
          ),
        ]),
    choiceFilter(
      'warehouseId',
      t('pickups.area.warehouse'),
      [...warehouses].map(([value, label]) => ({ value, label })),
    ),
    { kind: 'days', label: t('pickups.filter.day') },
    memberFilter(t('orders.member'), rows[0]?.memberName),
  ];
}
