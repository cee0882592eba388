import type { EstimatedDuties } from '@crossdock/contract/duties/shapes.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { channelFields, createLane, simpleCard } from './lanes.ts';
import { type SettingName, testSettingEffect } from './settingEffects.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
// The channel has no taxes of its own: its charges are part of the price.
const lanes = await createLane(world, world.tw, { ...simpleCard, taxes: [] });

type Table = Request<'saveDutyTable'>;
const today = '2020-01-01';
const taiwan: Table = {
  country: 'TW',
  from: today,
  base: 'goods',
  freeUpToMinor: 2_000_00,
  freeModes: ['sea', 'air'],
  freeEntries: 6,
  lowValueBp: 0,
  vatBp: 500,
  dutyBp: 1_000,
  goodsRates: [],
  source: 'Tariff database',
  asOf: '2026-11-20',
  rateMillionths: null,
};
const save = (changes: Partial<Table> = {}) =>
  lanes.owner.client.call('saveDutyTable', { ...taiwan, ...changes });

const trial = { country: 'TW', zip: '106', boxes: ['900x100x100x100'], goodsType: 'clothes' as const };
async function answered(declaredMinor: number, more: Partial<Request<'sumFree'>> = {}) {
  const { offers } = await world.tw.guest.call('sumFree', { ...trial, declaredMinor, ...more });
  const offer = offers.find(({ channelId }) => channelId === lanes.channelId);
  if (!offer) throw new Error('no offer');
  return offer;
}
async function estimate(
  declaredMinor: number,
  more: Partial<Request<'sumFree'>> = {},
): Promise<EstimatedDuties> {
  const { duties } = await answered(declaredMinor, more);
  if (duties.kind === 'none') throw new Error(`no estimate: ${duties.why}`);
  return duties;
}

describe('the estimate of a guest', () => {
  test('uses the built-in table, and names its source', async () => {
    const { quote, duties } = await answered(3_000_00);
    expect(duties).toMatchObject({
      kind: 'estimate',
      outcome: 'due',
      included: false,
      country: 'TW',
      currency: 'TWD',
      goodsMinor: 3_000_00,
      table: { from: '2018-01-01', asOf: '2026-11-01', own: false },
      freeUpToMinor: 2_000_00,
      freeEntries: 6,
      freeLeft: null,
    });
    if (duties.kind === 'none') throw new Error('no estimate');
    expect(duties.table.source).toContain('NT$2,000');
    expect(duties.lines.map(({ amountMinor }) => amountMinor).reduce((a, b) => a + b, 0)).toBe(
      duties.totalMinor,
    );
    expect(duties.landedMinor).toBe(3_000_00 + (quote?.totalMinor ?? 0) + duties.totalMinor);
  });
  test('names no duty of a goods type before the shop has confirmed the table', async () => {
    const { lines, table } = await estimate(3_000_00);
    expect(table.own).toBe(false);
    expect(lines).toMatchObject([{ kind: 'duty', goods: '', rateBp: 0 }, { kind: 'vat' }]);
  });
  test('requires a value, and a table of the country', async () => {
    expect((await answered(0)).duties).toEqual({ kind: 'none', why: 'noValue' });
  });
});

describe('tables of the shop', () => {
  test('are written only by owners, read by all staff, and old ones stay', async () => {
    const clerk = await world.tw.staff(['warehouse']);
    expect(await clerk.client.attempt('saveDutyTable', taiwan)).toBeRefused('access.denied');
    await save({ source: 'first' });
    await save({ source: 'second' });
    await save({ source: 'future', from: '2999-01-01' });
    const list = await clerk.client.call('listDutyTables', {});
    expect(list.filter(({ country }) => country === 'TW')).toMatchObject([
      { source: 'future', inForce: false },
      { source: 'second', inForce: true, currency: 'TWD' },
      { source: 'first', inForce: false },
      { id: '', from: '2018-01-01', inForce: false, createdAt: null },
    ]);
    expect(list.find(({ country }) => country === 'HK')).toMatchObject({ inForce: true, currency: 'HKD' });
    expect((await estimate(3_000_00)).table).toMatchObject({ own: true, source: 'second' });
  });
  test('have one rate per goods type', async () => {
    const twice = { goodsType: 'bags' as const, dutyBp: 100 };
    expect(
      await lanes.owner.client.attempt('saveDutyTable', { ...taiwan, goodsRates: [twice, twice] }),
    ).toBeRefused({ fields: { 'goodsRates.1.goodsType': {} } });
  });
});

/** A field, its other value, and the estimate for 3,000 (or for `value`) before and after the change. */
const fields: readonly (readonly [
  SettingName,
  Partial<Table>,
  number,
  (one: EstimatedDuties) => unknown,
  unknown,
  unknown,
])[] = [
  ['saveDutyTable.base', { base: 'goodsAndFreight' }, 1_950_00, (one) => one.outcome, 'free', 'due'],
  ['saveDutyTable.freeUpToMinor', { freeUpToMinor: 3_000_00 }, 3_000_00, (one) => one.totalMinor, 465_00, 0],
  ['saveDutyTable.freeModes', { freeModes: ['air'] }, 1_000_00, (one) => one.totalMinor, 0, 155_00],
  ['saveDutyTable.freeEntries', { freeEntries: 0 }, 1_000_00, (one) => one.totalMinor, 0, 155_00],
  ['saveDutyTable.lowValueBp', { lowValueBp: 1_000 }, 1_000_00, (one) => one.totalMinor, 0, 100_00],
  ['saveDutyTable.vatBp', { vatBp: 0 }, 3_000_00, (one) => one.totalMinor, 465_00, 300_00],
  ['saveDutyTable.dutyBp', { dutyBp: 0 }, 3_000_00, (one) => one.totalMinor, 465_00, 150_00],
  [
    'saveDutyTable.goodsRates',
    { goodsRates: [{ goodsType: 'clothes', dutyBp: 2_000 }] },
    3_000_00,
    (one) => one.lines[0],
    { kind: 'duty', goods: 'clothes', baseMinor: 3_000_00, rateBp: 1_000, amountMinor: 300_00 },
    { kind: 'duty', goods: 'clothes', baseMinor: 3_000_00, rateBp: 2_000, amountMinor: 600_00 },
  ],
  [
    'saveDutyTable.source',
    { source: 'Broker' },
    3_000_00,
    (one) => one.table.source,
    'Tariff database',
    'Broker',
  ],
  [
    'saveDutyTable.asOf',
    { asOf: '2026-11-25' },
    3_000_00,
    (one) => one.table.asOf,
    '2026-11-20',
    '2026-11-25',
  ],
];

describe('each field of a table changes the estimate', () => {
  for (const [name, changes, value, read, before, after] of fields)
    testSettingEffect(name, 'what customs are expected to charge', async () => {
      await save();
      expect(read(await estimate(value))).toEqual(before);
      await save(changes);
      expect(read(await estimate(value))).toEqual(after);
    });

  testSettingEffect('saveDutyTable.from', 'the day from which it applies', async () => {
    await save({ vatBp: 500 });
    await save({ vatBp: 0, from: '2999-01-01' });
    expect((await estimate(3_000_00)).totalMinor).toBe(465_00);
    await save({ vatBp: 0 });
    expect((await estimate(3_000_00)).totalMinor).toBe(300_00);
  });

  testSettingEffect('saveDutyTable.rateMillionths', 'an estimate in another currency', async () => {
    const { warehouseId, kerryId } = lanes;
    const channel = await lanes.owner.client.call('addChannel', {
      ...channelFields(warehouseId, [{ carrierId: kerryId, deliveryType: 2 }]),
      ...{ code: 'MY', country: 'MY', mode: 'air' },
    });
    const draft = await lanes.owner.client.call('draftRateCard', {
      zoneId: channel.zones[0]?.id ?? '',
      ...{
        name: 'first',
        validFrom: '2026-01-01T00:00:00Z',
        validTo: null,
        card: { ...simpleCard, taxes: [] },
      },
    });
    await lanes.owner.client.call('publishRateCard', { id: draft.id, version: draft.version });
    const toMalaysia = async () => {
      const asked = { ...trial, country: 'MY', zip: '50000', declaredMinor: 3_000_00 };
      return (await world.tw.guest.call('sumFree', asked)).offers[0]?.duties;
    };
    expect(await toMalaysia()).toEqual({ kind: 'none', why: 'noRate' });
    await save({ country: 'MY', lowValueBp: 1_000, freeModes: ['air'], rateMillionths: 140_000 });
    expect(await toMalaysia()).toMatchObject({ currency: 'MYR', goodsMinor: 420_00, totalMinor: 42_00 });
  });
});

describe('tables as a sheet', () => {
  const owner = () => lanes.owner.client;
  const exported = async () => {
    const { base64, filename } = await owner().call('exportDutyTables', { format: 'csv' });
    expect(filename).toContain('duty-tables-');
    return Buffer.from(base64, 'base64').toString('utf8');
  };
  const preview = (text: string) =>
    owner().call('previewDutyTables', {}, { file: new File([text], 'duties.csv', { type: 'text/csv' }) });

  test('an export with changes is imported as new tables, and known rows are skipped', async () => {
    await save({
      source: 'Sheet A',
      goodsRates: [{ goodsType: 'shoes', dutyBp: 1_250 }],
      from: '2020-02-01',
    });
    const before = await exported();
    const known = await preview(before);
    expect(known).toMatchObject({ good: 0, bad: known.rows.length });
    expect(new Set(known.rows.map(({ problem }) => problem?.error))).toEqual(new Set(['duty.tableKnown']));
    const changed = await preview(before.replaceAll('Sheet A', 'Sheet B'));
    expect(changed.good).toBe(1);
    const tables = changed.rows.flatMap(({ table, problem }) => (table && !problem ? [table] : []));
    expect(tables).toMatchObject([
      { country: 'TW', source: 'Sheet B', goodsRates: [{ goodsType: 'shoes', dutyBp: 1_250 }] },
    ]);
    expect(await owner().call('importDutyTables', { tables })).toEqual({ added: 1 });
    expect((await estimate(3_000_00)).table.source).toBe('Sheet B');
    expect(await exported()).toContain('Sheet B');
  });

  test('an unreadable cell is named, and its row is not added', async () => {
    const head = 'country,from,asOf,source,vat,freeModes,freeEntries,shoes';
    const { rows, good } = await preview(
      `${head}\nTW,2026-13-01,2026-11-20,Broker,five,boat,6,7.5\nTW,2026-12-01,2026-11-20,Broker,5,air,6,7.5\n`,
    );
    expect(good).toBe(1);
    expect(rows[0]?.faults.map(({ column }) => column).sort()).toEqual(['freeModes', 'from', 'vat']);
    expect(rows[1]?.table).toMatchObject({ vatBp: 500, goodsRates: [{ goodsType: 'shoes', dutyBp: 750 }] });
    const clerk = await world.tw.staff(['warehouse']);
    expect(await clerk.client.attempt('importDutyTables', { tables: [taiwan] })).toBeRefused('access.denied');
  });
});
