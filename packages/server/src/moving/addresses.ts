import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal } from '@crossdock/contract/refusals.ts';
import { detailProblem, zipProblem } from '@crossdock/domain/addresses/rules.ts';
import { nameProblem } from '@crossdock/domain/members/name.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import type { Region } from '@crossdock/domain/regions.ts';
import { districtInText } from '../addresses/geography.store.ts';
import { type ResolvedArea, resolveArea } from '../addresses/resolveArea.ts';
import { servedOrAllRegions } from '../addresses/servedRegions.ts';
import { type KnownPoint, pointsByNumber } from '../addresses/storeList.store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import {
  type AddressColumns,
  addressColumns,
  addressesOf,
  shopPickupPointsByCode,
} from './addresses.store.ts';
import { deleteApprovedRows, insertApprovedRows, updateApprovedRows } from './approvedRows.store.ts';
import { cellFault, type FileImporter, type ImportActor, type RowVerdict, undoRows } from './fileImporter.ts';
import { membersByKey } from './memberKeys.store.ts';
import { readPhone, readRegion } from './regionAndPhone.ts';
import { deleteOldKeys, findByOldKeys, storeOldKeys } from './store.ts';

interface AddressFacts {
  readonly member: string;
  /** The old system's number of the address; without one, a key made from its content. */
  readonly key: string;
  readonly columns: AddressColumns;
  /** The code of a pickup point, or a store's number; empty for a home address. */
  readonly point: string;
  readonly isDefault: boolean;
}

const ways: readonly (readonly ['home' | 'point', RegExp])[] = [
  ['home', /^(2|home|homedelivery|delivery|宅配|送货上门|送貨到府|宅配到府)$/],
  [
    'point',
    /^(3|point|pickup|pickuppoint|自提|自取|自提点|自取點|store|cvs|conveniencestore|7-?11|7-eleven|familymart|全家|萊爾富|ok|超商|超商取貨|便利店|便利店自提|门店|門市)$/,
  ],
];

function read(cells: RowCells, { currency }: { readonly currency: string }): AddressFacts {
  const member = cells.key('member');
  const region = readRegion(cells, currency);
  const consignee = cells.needed('consignee', 100);
  const nameFault = consignee === '' ? undefined : nameProblem(consignee);
  if (nameFault) cells.fault('consignee', nameFault);
  const point = cells.text('point', 40);
  const written = cells.text('delivery_type', 40).toLowerCase().replace(/\s/gu, '');
  const way = ways.find(([, form]) => form.test(written))?.[0];
  if (written !== '' && way === undefined) cells.fault('delivery_type', 'moving.deliveryUnknown');
  const atPoint = way === 'point' || (way === undefined && point !== '');
  if (atPoint && point === '') cells.fault('point', 'field.required');
  const { areaCode, phone } = readPhone(cells, region, currency);
  const place = {
    province: cells.text('province', 100),
    city: cells.text('city', 100),
    area: cells.text('area', 100),
    street: cells.text('street', 200),
    detail: cells.text('detail', 300),
    zip: cells.text('zip', 10).replace(/\.0$/, ''),
  };
  if (!atPoint && region !== undefined) checkPlace(cells, region, place);
  const columns: AddressColumns = {
    deliveryType: atPoint ? 3 : 2,
    ...{ consignee, areaCode, phone, country: region ?? '', areaId: null, pickupPointId: null, store: null },
    ...place,
  };
  const own = cells.text('address', 40);
  const made = [consignee, phone, region, place.zip, place.street, place.detail, point].join('|');
  const key = `${member} ${own || createHash('sha256').update(made).digest('base64url').slice(0, 16)}`;
  return { member, key, columns, point: atPoint ? point : '', isDefault: cells.flag('is_default', false) };
}

function checkPlace(
  cells: RowCells,
  region: Region,
  { street, detail, zip }: Pick<AddressColumns, 'street' | 'detail' | 'zip'>,
): void {
  const detailFault = detailProblem(detail, street);
  if (detailFault) cells.fault('detail', detailFault, { min: 10 });
  const zipFault = zipProblem(region, zip);
  if (zipFault) cells.fault('zip', zipFault);
}

type Placed = ResolvedArea | Refusal<'address.areaUnknown' | 'address.zipOutside'>;

/** The area of each home address; equal places are looked up once. */
async function placesOf(tx: Tx, rows: readonly AddressFacts[]): Promise<(row: AddressFacts) => Placed> {
  const keyOf = ({ columns: { country, province, city, area, zip } }: AddressFacts) =>
    [country, province, city, area, zip].join('|');
  const found = new Map<string, Placed>();
  for (const row of rows) {
    const key = keyOf(row);
    if (row.point !== '' || found.has(key)) continue;
    found.set(key, await resolveArea(tx, { ...row.columns, street: '' }));
  }
  return (row) => {
    const place = found.get(keyOf(row));
    if (place === undefined || isRefusal(place)) return place ?? { ...row.columns };
    // Place names below the listed areas become the beginning of the street, unless it contains them already.
    const { street } = row.columns;
    const begins = place.street === '' || street.startsWith(place.street);
    return { ...place, street: (begins ? street : `${place.street}${street}`).slice(0, 200) };
  };
}

/** The chain stores that the rows name, with the district of each. */
async function storesOf(tx: Tx, numbers: readonly string[]) {
  const listed = numbers.length === 0 ? [] : await pointsByNumber(tx, [...new Set(numbers)]);
  const stores = listed.filter(({ kind, active }) => kind === 'convenienceStore' && active);
  const placed = new Map<string, { readonly store: KnownPoint; readonly place: StorePlace }>();
  for (const store of stores) {
    const text = `${store.city}${store.area}${store.address}`;
    const district = store.country === 'TW' ? await districtInText(tx, text) : undefined;
    const place = {
      ...{ province: district?.county ?? '', city: district?.localName ?? '', area: '' },
      ...{ areaId: district?.id ?? null, zip: store.zip || (district?.zip ?? '') },
    };
    placed.set(store.code, { store, place });
  }
  return placed;
}

const storeOf = ({ code, name, address }: KnownPoint, { consignee, phone }: AddressColumns) => ({
  ...{ number: code, name, address },
  ...{ linkName: consignee, phone, fromMap: false },
});

type StorePlace = Pick<AddressColumns, 'province' | 'city' | 'area' | 'areaId' | 'zip'>;

/** The columns of each row, with its place resolved. */
async function placed(tx: Tx, rows: readonly AddressFacts[]) {
  const codes = rows.flatMap(({ point }) => (point === '' ? [] : [point]));
  const [served, points, placeOfRow] = await Promise.all([
    servedOrAllRegions(tx),
    shopPickupPointsByCode(tx, codes),
    placesOf(tx, rows),
  ]);
  const stores = await storesOf(
    tx,
    codes.filter((code) => !points.has(code)),
  );
  return (row: AddressFacts): AddressColumns | { readonly fault: ReturnType<typeof cellFault> } => {
    if (!served.includes(row.columns.country))
      return { fault: cellFault('country', 'address.countryNotServed') };
    if (row.point !== '') {
      const point = points.get(row.point);
      const found = stores.get(row.point);
      if (found?.store.country === row.columns.country)
        return { ...row.columns, ...found.place, street: '', store: storeOf(found.store, row.columns) };
      if (point === undefined || point.country !== row.columns.country)
        return { fault: cellFault('point', 'moving.pointUnknown') };
      const { id, province, city, area, zip } = point;
      return { ...row.columns, province, city, area, zip, areaId: null, street: '', pickupPointId: id };
    }
    const place = placeOfRow(row);
    if (isRefusal(place)) {
      const column = place.field === 'zip' ? 'zip' : 'city';
      return { fault: cellFault(column, place.refused, place.params) };
    }
    const { province, city, area, areaId, street } = place;
    return { ...row.columns, province, city, area, areaId, street };
  };
}

async function judge(tx: Tx, _mover: ImportActor, rows: readonly AddressFacts[]): Promise<RowVerdict[]> {
  const [members, known, columnsOf] = await Promise.all([
    membersByKey(tx, fieldOf(rows, 'member')),
    findByOldKeys(tx, 'addresses', fieldOf(rows, 'key')),
    placed(tx, rows),
  ]);
  const there = new Map(
    (
      await addressesOf(
        tx,
        [...known.values()].map(({ subjectId }) => subjectId),
      )
    ).map((one) => [one.id, one]),
  );
  return rows.map((row) => {
    if (!members.has(row.member)) return cellFault('member', 'moving.memberUnknown', { member: row.member });
    const columns = columnsOf(row);
    if ('fault' in columns) return columns.fault;
    const subjectId = known.get(row.key)?.subjectId ?? null;
    const old = there.get(subjectId ?? '');
    // An address that its member has deleted since is not restored.
    if (old === undefined)
      return subjectId === null ? { state: 'new', subjectId } : { state: 'same', subjectId };
    const isSame = addressColumns.every((column) => old[column] === columns[column]);
    if (isSame && isDeepStrictEqual(old.store, columns.store)) return { state: 'same', subjectId };
    const { id: _, memberId: __, store, ...before } = old;
    return {
      state: 'changed',
      subjectId,
      before: { ...before, store: store === null ? null : JSON.stringify(store) },
    };
  });
}

export const addressImporter: FileImporter<AddressFacts> = {
  read,
  marks: ({ key }) => [{ column: 'address', value: key }],
  judge,
  write: async (tx, { staffId }, rows) => {
    const facts = fieldOf(rows, 'facts');
    const [columnsOf, members] = await Promise.all([
      placed(tx, facts),
      membersByKey(tx, fieldOf(facts, 'member')),
    ]);
    const ready = rows.flatMap((row) => {
      const columns = columnsOf(row.facts);
      return 'fault' in columns ? [] : [{ row, columns }];
    });
    const fresh = ready.filter(({ row }) => row.verdict.state === 'new');
    const ids = await insertApprovedRows(
      tx,
      'addresses',
      staffId,
      fresh.map(({ row: { facts: one }, columns }) => ({
        memberId: members.get(one.member) ?? '',
        isDefault: one.isDefault,
        columns: { ...columns, tel: '', idNumber: '', idKind: 'person' },
      })),
    );
    const idOf = new Map(fresh.map(({ row }, at) => [row, ids[at] ?? '']));
    await storeOldKeys(
      tx,
      'addresses',
      fresh.map(({ row }, at) => ({ key: row.facts.key, subjectId: ids[at] ?? '', amount: 0 })),
    );
    await updateApprovedRows(
      tx,
      'addresses',
      ready.flatMap(({ row, columns }) =>
        row.verdict.state === 'changed' && row.verdict.subjectId !== null
          ? [{ id: row.verdict.subjectId, columns: { ...columns } }]
          : [],
      ),
    );
    return rows.map((row) => idOf.get(row) ?? row.verdict.subjectId ?? '');
  },
  undo: async (tx, _mover, rows) => {
    const isGone = await undoRows(
      rows,
      (ids) => deleteApprovedRows(tx, 'addresses', ids),
      (changes) => updateApprovedRows(tx, 'addresses', changes),
    );
    const fresh = rows.filter(({ before }, at) => before === null && isGone[at]);
    await deleteOldKeys(
      tx,
      'addresses',
      fresh.map(({ facts }) => facts.key),
    );
    return isGone;
  },
};
