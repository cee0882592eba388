// @vitest-environment happy-dom
import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { endedUndeliveredParcelStates, parcelStates } from '@crossdock/domain/parcels/states.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ListFilters, ParcelFilters } from '../src/parcels/ParcelFilters.tsx';
import { useWarehouses } from '../src/parcels/useWarehouses.ts';

vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));
let places: { id: string; name: string; inHouse: number }[] | undefined;
let asked: boolean[] = [];
vi.mock('../src/shell/api.ts', () => ({
  useCall(_name: string, _input: object, { enabled }: { enabled: boolean }) {
    asked.push(enabled);
    return { data: places && { list: places } };
  },
}));
beforeEach(() => {
  places = undefined;
  asked = [];
});

type Counts = ComponentProps<typeof ParcelFilters>['counts'];
type Lying = Pick<ParcelRow, 'state' | 'warehouseId'>;

/** The options of the warehouse filter as drawn, or null if it is not shown. */
async function choices(rows: Lying[], filters: { warehouseId?: string } = {}): Promise<string[] | null> {
  const { place } = await draw(<Filters filters={filters} rows={rows as ParcelRow[]} />);
  const box = place.querySelector('select');
  return box && [...box.options].map(({ textContent }) => textContent ?? '');
}

function Filters(props: { filters: ListFilters; rows: ParcelRow[]; counts?: Counts }) {
  const places = useWarehouses(props.filters.warehouseId !== undefined);
  return <ParcelFilters counts={undefined} {...props} places={places} onChange={() => {}} />;
}

const shelved = (warehouseId: string): Lying => ({ state: 'shelved', warehouseId });

test('rows of several warehouses reserve room for the choice before the names are loaded', async () => {
  const rows = [shelved('a'), shelved('b')];
  expect(await choices(rows)).toEqual(['parcels.list.allWarehouses']);
  // The names are only requested after the rows are shown.
  expect(asked).toEqual([false]);
  places = [
    { id: 'a', name: 'Taipei', inHouse: 2 },
    { id: 'b', name: 'Xiamen', inHouse: 1 },
  ];
  expect(await choices(rows)).toEqual(['parcels.list.allWarehouses', 'Taipei（2）', 'Xiamen（1）']);
});

test('one warehouse needs no choice, nor does a list without parcels', async () => {
  expect(await choices([shelved('a'), shelved('a')])).toBeNull();
  expect(await choices([shelved('a'), { state: 'signed', warehouseId: 'b' }])).toBeNull();
  places = [{ id: 'a', name: 'Taipei', inHouse: 2 }];
  expect(await choices([shelved('a')])).toBeNull();
});

test('a chosen warehouse stays an option, and its name is loaded at once', async () => {
  expect(await choices([], { warehouseId: 'b' })).toEqual(['parcels.list.allWarehouses']);
  expect(asked).toEqual([true]);
});

/** The text of each tab, and that of the pressed one. */
async function tabs(filters: ListFilters, counts?: Counts) {
  const { place } = await draw(<Filters filters={filters} rows={[]} {...(counts ? { counts } : {})} />);
  const texts = (selector: string) =>
    [...place.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  return { all: texts('[role=group] button'), pressed: texts('[aria-pressed=true]') };
}

test('each state has its number, and space for a digit before it is known', async () => {
  const { all } = await tabs({});
  expect(all.slice(0, 2)).toEqual(['parcels.tab.all', 'parcels.state.forecast\u2007']);
  const counts = Object.fromEntries(parcelStates.map((state) => [state, 2])) as NonNullable<Counts>;
  const known = await tabs({}, { ...counts, forecast: 0 });
  expect(known.all.slice(0, 2)).toEqual(['parcels.tab.all', 'parcels.state.forecast0']);
  expect(known.all.at(-1)).toBe(`parcels.tab.ended${2 * endedUndeliveredParcelStates.length}`);
});

test.each([
  [undefined, ['parcels.tab.all']],
  ['signed', ['parcels.state.signed\u2007']],
  [endedUndeliveredParcelStates[0], ['parcels.tab.ended\u2007']],
  ['nothing', []],
])('the tab of the chosen states is pressed: %s', async (state, pressed) => {
  expect((await tabs({ state })).pressed).toEqual(pressed);
});
