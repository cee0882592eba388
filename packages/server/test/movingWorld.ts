import type { ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { continueImport } from '../src/moving/continueImport.ts';
import { moveImportJobs } from '../src/moving/moveImportJobs.ts';
import type { NoTransaction } from '../src/platform/db.ts';
import { asShopId } from '../src/platform/scope.ts';
import { insertLane } from './orderWorld.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

/** The job that works on files. Tests run it at once instead of waiting for its turn. */
export const importFilesJob = (world: World) =>
  moveImportJobs(
    async (noTransaction, shopId, id) =>
      continueImport(noTransaction, await world.running.services.tenants.ofId(shopId), id),
    pino({ level: 'silent' }),
  );

/**
 * Starts a world with a shop that is not open yet, its owner, who imports files, and `members` members that were
 * imported.
 */
export async function startImportWorld({
  members = 0,
  lane = false,
}: {
  members?: number;
  lane?: boolean;
} = {}) {
  const world = await startWorld();
  // The product's own job would start a process for each file, although the test has already done its work.
  await world.running.background.then(() => world.running.services.jobs.stop());
  const owner = await world.tw.staff(['owner']);
  if (lane) await insertLane(world, world.tw);
  await owner.client.call('openShop', { open: false });
  if (members > 0) await uploadAndApply(world, world.tw, owner, 'members', memberFile(members));
  const here = [world, world.tw, owner] as const;
  return {
    ...{ world, owner },
    checked: (kind: ImportFileKind, file: File) => uploadAndCheck(...here, kind, file),
    applied: (of: Checked) => applyCheckedImport(...here, of),
    movedIn: (kind: ImportFileKind, file: File) => uploadAndApply(...here, kind, file),
    worked: (id: string) => finishImportWork(...here, id),
    undone: (id: string) => undoImport(...here, id),
    faultsOf: (id: string, state?: 'faulty' | 'failed') => faultyRows(owner, id, state),
  };
}

export async function setOpen(world: World, open: boolean) {
  await world.change('shops', { id: world.tw.id }, { openedAt: open ? new Date().toISOString() : null });
}

/** The rows of an import that are faulty or failed, with what is wrong in which column. */
export async function faultyRows(
  { client }: Pick<Person, 'client'>,
  id: string,
  state: 'faulty' | 'failed' = 'faulty',
) {
  const { list } = await client.call('listMoveRows', { id, state, pageSize: 100 });
  return list.map(({ row, faults }) => [row, ...faults.map(({ error, head }) => `${head}: ${error}`)]);
}

export async function undoImport(world: World, shop: WorldShop, by: Person, id: string) {
  await by.client.call('undoMoveImport', { id });
  return finishImportWork(world, shop, by, id);
}

export const noTransactionOf = (world: World, shop: WorldShop): NoTransaction =>
  world.running.database.noTransaction(asShopId(shop.id));

export const csv = (rows: readonly (readonly (string | number)[])[], name = 'old.csv') =>
  new File([rows.map((cells) => cells.join(',')).join('\r\n')], name);

/** Works on an import until its state no longer changes. */
export async function finishImportWork(world: World, shop: WorldShop, by: Person, id: string) {
  await importFilesJob(world).run(noTransactionOf(world, shop), { shopId: shop.id, importId: id });
  return vi.waitFor(
    async () => {
      const found = await by.client.call('getMoveImport', { id });
      expect(['reading', 'writing', 'undoing']).not.toContain(found.state);
      return found;
    },
    { timeout: 20_000 },
  );
}

/** Uploads a file and waits until it is checked. */
export async function uploadAndCheck(
  world: World,
  shop: WorldShop,
  by: Person,
  kind: ImportFileKind,
  file: File,
) {
  const { id } = await by.client.call('uploadMoveFile', { kind }, { file });
  return finishImportWork(world, shop, by, id);
}

interface Checked {
  readonly id: string;
  readonly newCount: number;
  readonly changedCount: number;
}

/** Applies a checked file: writes its rows into the shop. */
export async function applyCheckedImport(world: World, shop: WorldShop, by: Person, of: Checked) {
  await by.client.call('applyMoveImport', { id: of.id, count: of.newCount + of.changedCount });
  return finishImportWork(world, shop, by, of.id);
}

export async function uploadAndApply(
  world: World,
  shop: WorldShop,
  by: Person,
  kind: ImportFileKind,
  file: File,
) {
  return applyCheckedImport(world, shop, by, await uploadAndCheck(world, shop, by, kind, file));
}

/** The column heads of another system's export. */
export const rivalHeads = {
  members: ['会员编号', '用户名', '姓名', '手机号', '邮箱', '等级', 'LINE', '推荐人', '注册时间'],
  balances: ['会员编号', '余额', '币种'],
  points: ['会员编号', '积分'],
  parcels: ['快递单号', '会员编号', '仓库', '库位', '状态', '品名', '重量(kg)', '入库时间'],
  addresses: ['会员编号', '地址编号', '收件人', '电话', '省', '市', '详细地址', '邮编'],
  declarers: ['会员编号', '姓名', '手机', '证件号'],
} as const;

export const memberNumber = (n: number) => `A${10_000 + n}`;

/** A row of the other system's export, with one member. */
export const memberRow = (
  n: number,
  more: Partial<Record<'phone' | 'email' | 'name' | 'account', string>> = {},
) => [
  memberNumber(n),
  more.account ?? `rival${n}`,
  more.name ?? `王小明${'甲乙丙丁'.charAt(n % 4)}`,
  // Spreadsheets drop the zero at the beginning of the number.
  more.phone ?? String(910_000_000 + n),
  more.email ?? `rival${n}@old.example`,
  '',
  '',
  n > 0 && n % 10 === 0 ? memberNumber(n + 1) : '',
  '2024/3/5 13:05',
];

export const memberFile = (count: number, faulty: readonly (readonly (string | number)[])[] = []) =>
  csv([rivalHeads.members, ...Array.from({ length: count }, (_, n) => memberRow(n)), ...faulty]);
