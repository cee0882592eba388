import { type VipColumn, vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { portalWords } from '@crossdock/contract/vipImports/words.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import type { NoTransaction } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { sheetBytes } from '../src/platform/sheetText.ts';
import { continueVipImport } from '../src/vipImports/continueVipImport.ts';
import { vipImportJobs } from '../src/vipImports/importJobs.ts';
import { insertApprovedAddress, insertLane, type Lane } from './orderWorld.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

export interface VipScene {
  readonly lane: Lane;
  readonly member: Person;
  /** The member's address in the form of the column `myAddress` in the file. */
  readonly address: string;
}

/** A shop with a lane and three products, and a member who may place VIP orders. */
export async function vipScene(world: World, shop: WorldShop): Promise<VipScene> {
  const lane = await insertLane(world, shop);
  const owner = await shop.staff(['owner']);
  const products = [
    ['外套', '外套', 'Jacket', '6201.40', '件', 30_000, 'clothes'],
    ['运动鞋', '運動鞋', 'Sneakers', '6404.11', '双', 45_000, 'shoes'],
    ['收纳盒', '收納盒', 'Storage box', '3924.90', '个', 0, 'homeGoods'],
  ] as const;
  for (const [zh, tw, en, hsCode, unit, valueMinor, goodsType] of products)
    await owner.client.call('saveCustomsProduct', {
      zh,
      tw,
      en,
      hsCode,
      unit,
      valueMinor,
      goodsType,
      active: true,
    });
  const member = await admitVipMember(world, shop);
  await insertApprovedAddress(world, lane, member);
  return { lane, member, address: '王小明 台北市信義區信義路五段七號八十九樓之一' };
}

/** A shop of `vipScene` whose member uploads tables, reads their rows and confirms them. */
export async function openVipImports() {
  const world = await startWorld();
  const scene = await vipScene(world, world.tw);
  const { member } = scene;
  let numbersUsed = 0;
  const rightRows = (n: number, more: Typed = {}) =>
    Array.from({ length: n }, () => rightRow(++numbersUsed, scene.address, more));

  const preview = (file: Blob, by: Person = member) => uploadAndValidate(world, file, by);
  const rowsIn = async (id: string, state?: 'bad' | 'failed' | 'made' | 'known') =>
    (await member.client.call('listVipImportRows', { id, state, pageSize: 100 })).list;
  const faultsIn = async (id: string) =>
    (await rowsIn(id, 'bad')).flatMap(({ row, cells, faults }) => [
      ...cells.flatMap(({ column, fault }) => (fault ? [`${row} ${column} ${fault.error}`] : [])),
      ...faults.map(({ error }) => `${row} – ${error}`),
    ]);
  const confirm = (of: { id: string; goodCount: number }) =>
    member.client.call('confirmVipImport', { id: of.id, goodCount: of.goodCount });
  return { world, scene, member, rightRows, preview, rowsIn, faultsIn, confirm };
}

export async function admitVipMember(world: World, shop: WorldShop): Promise<Person> {
  const member = await shop.member();
  await world.change('members', { id: member.id }, { vip: true });
  return member;
}

/** The import job. Tests run it at once instead of waiting for its turn. */
export const importJob = (world: World) =>
  vipImportJobs(
    async (noTransaction, shopId, asked) =>
      continueVipImport(noTransaction, await world.running.services.tenants.ofId(shopId), asked),
    pino({ level: 'silent' }),
  );

/**
 * A `NoTransaction` whose first `fails` transactions run. Every later transaction fails, as if the process were
 * killed.
 */
export function noTransactionFailingAfter(world: World, fails = Number.POSITIVE_INFINITY): NoTransaction {
  const noTransaction = world.running.database.noTransaction(asShopId(world.tw.id));
  let times = 0;
  return new Proxy(noTransaction, {
    get: (target, name) =>
      name === 'transact'
        ? async (...work: Parameters<typeof noTransaction.transact>) => {
            times += 1;
            if (times > fails) throw new Error('killed');
            return target.transact(...work);
          }
        : Reflect.get(target, name, target),
  });
}

/** Uploads a file and waits until it is validated. */
export async function uploadAndValidate(world: World, file: Blob, by: Person) {
  const { id } = await by.client.call('previewVipImport', {}, { file });
  const noTransaction = world.running.database.noTransaction(asShopId(world.tw.id));
  await importJob(world).run(noTransaction, { shopId: world.tw.id, importId: id });
  return vi.waitFor(async () => {
    const found = await by.client.call('getVipImport', { id });
    expect(found.state).not.toBe('reading');
    return found;
  });
}

export type Typed = Partial<Record<VipColumn, string>>;

/** A valid row with one parcel and one line. */
export const rightRow = (n: number, address: string, more: Typed = {}): Typed => ({
  orderKey: `A${n}`,
  courierNumber: `SF${String(700_000_000_000 + n)}`,
  product: ['外套', '運動鞋', 'Storage box'][n % 3] ?? '',
  quantity: String((n % 4) + 1),
  price: '120.5',
  channel: '海快',
  myAddress: address,
  ...more,
});

interface Written {
  readonly lang?: Lang;
  readonly format?: 'csv' | 'xlsx';
  readonly columns?: readonly VipColumn[];
}

/** Writes the rows into a file, with column titles in this language and the columns in this order. */
export async function vipFile(
  rows: readonly Typed[],
  { lang = 'tw', format = 'xlsx', columns = vipColumns }: Written = {},
) {
  const head = columns.map((column) => portalWords[`vipImports.column.${column}`][lang]);
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  const bytes = await sheetBytes(format, { name: 'x', head, rows: cells });
  return new File([new Uint8Array(bytes)], `orders.${format}`);
}
