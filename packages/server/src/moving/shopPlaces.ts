import { shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { isLocationCode, normaliseLocation } from '@crossdock/domain/warehouses/locations.ts';
import { placeholderNames, unknownPlaceholder } from '@crossdock/domain/warehouses/placeholders.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { cellFault, type EarlierContent, type FileImporter, undoRows } from './fileImporter.ts';
import { warehousesWithNames } from './parcels.store.ts';
import {
  deletePlaces,
  insertPlaces,
  pickupPointsByCode,
  shelvesByCode,
  updatePlaces,
  warehousesByCode,
} from './places.store.ts';
import { readRegion } from './regionAndPhone.ts';

interface PlaceFacts {
  /** The place's code, which the old system uses too. */
  readonly code: string;
  readonly columns: EarlierContent;
}

type Known = EarlierContent & { readonly id: string; readonly code: string };

/** A kind of file whose rows have a code and are stored in a table of their own. */
function placeKind(
  table: 'warehouses' | 'pickupPoints',
  codeColumn: string,
  read: (cells: RowCells, currency: string) => EarlierContent,
  known: (tx: Tx, codes: readonly string[]) => Promise<readonly Known[]>,
): FileImporter<PlaceFacts> {
  return {
    read: (cells, { currency }) => ({ code: cells.key(codeColumn), columns: read(cells, currency) }),
    marks: ({ code }) => [{ column: codeColumn, value: code }],
    judge: async (tx, _mover, rows) => {
      const found = await known(tx, fieldOf(rows, 'code'));
      const there = new Map(found.map((one) => [one.code, one]));
      return rows.map(({ code, columns }) => {
        const old = there.get(code);
        if (old === undefined) return { state: 'new', subjectId: null };
        if (Object.entries(columns).every(([name, value]) => old[name] === value))
          return { state: 'same', subjectId: old.id };
        const before = Object.fromEntries(Object.keys(columns).map((name) => [name, old[name] ?? null]));
        return { state: 'changed', subjectId: old.id, before };
      });
    },
    write: async (tx, _mover, rows) => {
      const fresh = rows.filter(({ verdict }) => verdict.state === 'new');
      const ids = await insertPlaces(
        tx,
        table,
        fresh.map(({ facts: { code, columns } }) => ({ ...columns, code })),
      );
      const idOf = new Map(fresh.map((row, at) => [row, ids[at] ?? '']));
      await updatePlaces(
        tx,
        table,
        rows.flatMap(({ facts, verdict }) =>
          verdict.state === 'changed' && verdict.subjectId !== null
            ? [{ id: verdict.subjectId, columns: facts.columns }]
            : [],
        ),
      );
      return rows.map((row) => idOf.get(row) ?? row.verdict.subjectId ?? '');
    },
    undo: (tx, _mover, rows) =>
      undoRows(
        rows,
        (ids) => deletePlaces(tx, table, ids),
        (changes) => updatePlaces(tx, table, changes),
      ),
  };
}

/** A template of text for labels. Unknown placeholders are refused, because they would be printed. */
function templateIn(cells: RowCells, column: string, max: number): string {
  const text = cells.needed(column, max);
  const placeholder = unknownPlaceholder(text);
  const known = placeholderNames.map((name) => `{${name}}`).join(' ');
  if (placeholder !== undefined) cells.fault(column, 'warehouse.placeholder', { placeholder, known });
  return text;
}

export const warehouseImporter = placeKind(
  'warehouses',
  'warehouse',
  (cells) => ({
    name: cells.needed('name', 100),
    linkman: templateIn(cells, 'linkman', 100),
    phone: cells.needed('phone', 30),
    address: templateIn(cells, 'address', 300),
    zip: cells.text('zip', 10),
    ...(cells.has('free_storage_days')
      ? { freeStorageDays: cells.whole('free_storage_days', 3_650) ?? 30 }
      : {}),
  }),
  warehousesByCode,
);

export const pickupPointImporter = placeKind(
  'pickupPoints',
  'point',
  (cells, currency) => {
    const written = cells.text('kind', 20).toLowerCase();
    const kind = written === '' ? 'counter' : shopPointKinds.find((one) => one === written);
    if (kind === undefined) cells.fault('kind', 'field.invalid');
    return {
      name: cells.needed('name', 100),
      kind: kind ?? 'counter',
      country: readRegion(cells, currency) ?? '',
      province: cells.text('province', 100),
      city: cells.text('city', 100),
      area: cells.text('area', 100),
      address: cells.needed('address', 300),
      zip: cells.text('zip', 10),
      phone: cells.text('phone', 30),
      hours: cells.text('hours', 200),
    };
  },
  pickupPointsByCode,
);

interface ShelfFacts {
  readonly warehouse: string;
  readonly code: string;
}

async function shelvesThere(tx: Tx, rows: readonly ShelfFacts[]) {
  const [warehouses, shelves] = await Promise.all([
    warehousesWithNames(tx),
    shelvesByCode(tx, fieldOf(rows, 'code')),
  ]);
  const byName = new Map(
    warehouses.flatMap(({ id, code, name }) => [code, name].map((one) => [one.toLowerCase(), id])),
  );
  const known = new Map(shelves.map(({ id, warehouseId, code }) => [`${warehouseId} ${code}`, id]));
  return rows.map((row) => {
    const warehouseId = byName.get(row.warehouse.toLowerCase());
    return { warehouseId, subjectId: known.get(`${warehouseId} ${row.code}`) ?? null };
  });
}

export const locationImporter: FileImporter<ShelfFacts> = {
  read: (cells) => {
    const code = normaliseLocation(cells.needed('location', 30));
    if (code !== '' && !isLocationCode(code)) cells.fault('location', 'warehouse.locationCode');
    return { warehouse: cells.needed('warehouse', 60), code };
  },
  marks: ({ warehouse, code }) => [{ column: 'location', value: `${warehouse.toLowerCase()} ${code}` }],
  judge: async (tx, _mover, rows) =>
    (await shelvesThere(tx, rows)).map(({ warehouseId, subjectId }) => {
      if (warehouseId === undefined) return cellFault('warehouse', 'moving.warehouseUnknown');
      return { state: subjectId === null ? 'new' : 'same', subjectId };
    }),
  write: async (tx, _mover, rows) => {
    const facts = fieldOf(rows, 'facts');
    const there = await shelvesThere(tx, facts);
    return insertPlaces(
      tx,
      'locations',
      facts.map(({ code }, at) => ({ code, warehouseId: there[at]?.warehouseId })),
    );
  },
  undo: (tx, _mover, rows) =>
    undoRows(
      rows,
      (ids) => deletePlaces(tx, 'locations', ids),
      async () => undefined,
    ),
};
