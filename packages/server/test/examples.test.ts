import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildClient } from '../../../scripts/build.ts';
import { environment, root, run } from '../../../scripts/commands.ts';
import { createLane } from './lanes.ts';
import { testWaitFactor } from './limits.ts';
import { forecast, freshNumber } from './parcelWorld.ts';
import { temporaryFolder } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

/** Programs load the whole call table first, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });
const patient = { timeout: 60_000 * testWaitFactor };

/** Runs the programs of `examples/` unchanged against the running product, with the client installed from it. */
const folder = temporaryFolder('program');
const order = join(folder, 'order.json');
const examples = [
  ...['followEvents.mts', 'forecastFromOrder.mts', 'parcelsToSheet.mts'],
  ...['priceOnPage.mts', 'receiveWebhook.mts'],
];

async function keyFor(...permissions: ('member.read' | 'parcel.assign' | 'parcel.read')[]): Promise<string> {
  return (await owner.client.call('makeKey', { name: 'Example', permissions, days: 1 })).key;
}

/** The commands that docs/api.md gives for an empty folder, as printed. */
const guide = /In an empty folder[^\n]*\n```\n(npm init[^`]*)```/.exec(
  readFileSync(join(root, 'docs/api.md'), 'utf8'),
)?.[1];

const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
await world.running.background;
await createLane(world, world.tw);
await world.sql("insert into shop_hosts (host, shop_id, is_primary) values ('127.0.0.1', $1, false)", [
  world.tw.id,
]);
await buildClient();
const owner = await world.tw.staff();
const host = `http://127.0.0.1:${(world.running.server.app.server.address() as AddressInfo).port}`;
await followGuide();

/** Follows the guide in an empty folder, using only the guide and the running product. */
async function followGuide(): Promise<void> {
  const lines = guide?.replaceAll('https://shop.example', host);
  const script = lines?.replaceAll('crossdock_…', await keyFor('parcel.read')) ?? 'exit 1';
  const env = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
  };
  const done = await run('sh', ['-ec', script], { cwd: relative(root, folder), env });
  if (!done.ok) throw new Error(done.output);
  // Links the only dependency that would come from npm's registry.
  symlinkSync(join(root, 'node_modules/standardwebhooks'), join(folder, 'node_modules/standardwebhooks'));
}

async function output(program: string, args: string[], key = ''): Promise<string> {
  const env = { CROSSDOCK_HOST: host, ...(key === '' ? {} : { CROSSDOCK_KEY: key }) };
  const done = await run('node', [join(folder, program), ...args], { env });
  if (!done.ok) throw new Error(done.output);
  return done.output;
}

test('the guide’s lines, run in an empty folder, write a table', async () => {
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type).toBe('commonjs');
  expect(readFileSync(join(folder, 'parcels.csv'), 'utf8')).toMatch(/^"courier number","state"/);
});

test('a web shop’s order becomes one forecast, and the parcels a table', async () => {
  const member = await world.tw.member({ phone: '0987000111' });
  const courierNumber = freshNumber();
  const goods = { type: 'clothes', name: '=Shirt', count: 2, valueMinor: 120_000 };
  writeFileSync(order, JSON.stringify({ number: '10023', buyer: '0987000111', courierNumber, goods }));
  const key = await keyFor('member.read', 'parcel.assign', 'parcel.read');
  for (let n = 0; n < 2; n += 1)
    expect(await output('forecastFromOrder.mts', [order], key)).toBe(`${courierNumber}: new\n`);
  const { list } = await member.client.call('queryParcels', { state: 'forecast' });
  expect(list.map((one) => one.courierNumber)).toEqual([courierNumber]);
  const table = await output('parcelsToSheet.mts', ['forecast'], key);
  expect(table.split('\n')[1]).toMatch(new RegExp(`^"${courierNumber}","forecast","member`));
  // A program cannot forecast for an unknown member, whatever it sends.
  expect(
    await world.tw.as(key).attempt('forecastForMember', {
      ...{ memberId: crypto.randomUUID(), courierNumber: freshNumber() },
      ...{ goodsType: 'clothes', goodsName: 'x', goodsCount: 1, declaredValueMinor: 1 },
    }),
  ).toBeRefused('row.notFound');
});

test('programs are checked against the installed declarations, and fail as these say', async () => {
  writeFileSync(join(folder, 'own.mts'), ownProgram);
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
  const strict = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2023',
  ];
  const files = [...examples, 'own.mts'].map((name) => join(folder, name));
  expect((await run('tsc', [...strict, ...types, ...files])).output).toBe('');
  expect(await output('own.mts', [], await keyFor('parcel.read'))).toBe('access.denied 403\n0\n');
});

/** A program with known mistakes, so that a check that accepts everything fails here. */
const ownProgram = `import { CallFailure, Crossdock, type Output, type WebhookEvent } from '@crossdock/client';
const shop = Crossdock({ host: process.env.CROSSDOCK_HOST ?? '', key: process.env.CROSSDOCK_KEY, lang: 'tw' });
const members = await shop.attempt('listMembers', { words: 'x' });
if (!members.ok) console.log(members.failure.error, members.failure.code);
type Parcel = Output<'queryAllParcels'>['list'][number];
const heavy = ({ weightG }: Parcel): boolean => weightG !== null && weightG > 1_000;
console.log((await shop.call('queryAllParcels', {})).list.filter(heavy).length);
export const heard = (event: WebhookEvent): string | null => event.type === 'order.signed' ? event.data.state : null;
const numbers: string[] = [];
for await (const { courierNumber } of shop.each('queryAllParcels', { state: 'signed' })) numbers.push(courierNumber);
export async function mistakes(): Promise<unknown> {
  // @ts-expect-error no such call
  await shop.call('queryAllParcel', {});
  // @ts-expect-error this call returns no list
  shop.each('getShopInfo', {});
  // @ts-expect-error an amount is a number
  await shop.call('forecastForMember', { memberId: '', courierNumber: '', goodsType: '', goodsName: '', goodsCount: 1, declaredValueMinor: '1' });
  // @ts-expect-error required fields are missing
  await shop.call('forecastForMember', { memberId: '' });
  // @ts-expect-error the answer has no such field
  return (await shop.call('queryAllParcels', {})).lists ?? new CallFailure({ code: 1, error: '', message: '', params: {} });
}
`;

test('a program that follows the changes gets each once, including those that happened while it was stopped', async () => {
  const member = await world.tw.member();
  const [key, cursor] = [await keyFor('parcel.read'), join(folder, 'cursor.txt')];
  const env = environment({ CROSSDOCK_HOST: host, CROSSDOCK_KEY: key });
  let said = '';
  const start = () => {
    const child = spawn('node', [join(folder, 'followEvents.mts'), cursor], { cwd: folder, env });
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    return child;
  };
  const expected: string[] = [];
  const announce = async () => expected.push(`parcel.forecast ${(await forecast(member)).id}`);
  const first = start();
  await vi.waitFor(() => expect(existsSync(cursor)).toBe(true), patient);
  const begun = readFileSync(cursor, 'utf8');
  await announce();
  await vi.waitFor(() => expect(said.trim().split('\n')).toEqual(expected), patient);
  await vi.waitFor(() => expect(readFileSync(cursor, 'utf8')).not.toBe(begun), patient);
  first.kill('SIGKILL');
  for (let n = 0; n < 3; n += 1) await announce();
  const second = start();
  await vi.waitFor(() => expect(said.trim().split('\n')).toEqual(expected), patient);
  second.kill('SIGKILL');
});

test('a page shows the price of a box, without a key', async () => {
  expect(await output('priceOnPage.mts', ['TW', '106', '1000x200x200x200'])).toMatch(
    /<td>\S*[\d.,]+<\/td><\/tr>/,
  );
});

test('a receiver with the Standard Webhooks library accepts the shop’s events, and recognises a replay', async () => {
  const { id, secret } = await owner.client.call('addWebhook', {
    address: host,
    events: ['parcel.forecast'],
  });
  const env = environment({ CROSSDOCK_WEBHOOK_SECRET: secret, PORT: '0' });
  const receiver = spawn('node', ['receiveWebhook.mts'], { cwd: folder, env });
  try {
    let said = '';
    receiver.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, patient).toMatch(/"port":\d+/);
    const address = `http://127.0.0.1:${/"port":(\d+)/.exec(said)?.[1]}/`;
    await owner.client.call('editWebhook', { id, address, events: ['parcel.forecast'], state: 'on' });
    const { deliveryId } = await owner.client.call('tryWebhook', { id });
    await expect.poll(() => said, patient).toContain(`webhook.test ${id}`);
    await owner.client.call('replayDelivery', { webhookId: id, id: deliveryId });
    await expect.poll(() => said, patient).toContain(`webhook.test ${id} (again)`);
    expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401);
  } finally {
    receiver.kill();
  }
});
