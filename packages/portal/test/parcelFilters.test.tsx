// @vitest-environment happy-dom
import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
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

type Lying = Pick<ParcelRow, 'state' | 'warehouseId'>;

/** The options of the warehouse filter as drawn, or null if it is not shown. */
async function choices(rows: Lying[], filters: { warehouseId?: string } = {}): Promise<string[] | null> {
  const { place } = await draw(<Filters filters={filters} rows={rows as ParcelRow[]} />);
  const box = place.querySelector('select');
  return box && [...box.options].map(({ textContent }) => textContent ?? '');
}

function Filters(props: { filters: ListFilters; rows: ParcelRow[] }) {
  const places = useWarehouses(props.filters.warehouseId !== undefined);
  return <ParcelFilters {...props} counts={undefined} places={places} onChange={() => {}} />;
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
