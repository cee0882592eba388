import type { IncomingHttpHeaders } from 'node:http';
import { eventBodySchema, eventNouns, eventTypes } from '@crossdock/contract/programs/events.ts';
import { parcelMachine } from '@crossdock/domain/parcels/states.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { beforeEach, expect, test } from 'vitest';
import { asShopId, systemActor } from '../src/platform/scope.ts';
import { recordSteps } from '../src/platform/transitions.ts';
import { addWebhook } from '../src/programs/addWebhook.ts';
import { webhookSending } from '../src/programs/webhookSender.ts';
import { daysAgo, secondsAgo } from './ago.ts';
import { addWarehouseAndGoodsTypes, freshNumber, goods, measured } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { serveHere } from './untilFileEnds.ts';
import { WebhookVerifier } from './webhookCheck.ts';
import { startWorld } from './world.ts';

/**
 * A request that the shop's program received. The program is a real HTTP server on loopback, and the tests set what
 * it answers at each path.
 */
interface Told {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}
const told: Told[] = [];
let status: Record<string, number> = {};
/** The status for which the receiver does not answer until the test ends the connection. */
const silent = 0;
const held: (() => void)[] = [];
beforeEach(async () => {
  status = {};
  told.length = 0;
  await world.sql('delete from webhooks');
});

const flat = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const receiver = await serveHere((request, response, sent) => {
  const { url = '' } = request;
  told.push({ path: url, headers: flat(request.headers), body: sent.toString() });
  const code = status[url] ?? 200;
  if (code === silent) return held.push(() => response.destroy());
  response.writeHead(code, code === 302 ? { location: '/elsewhere' } : {}).end(`said ${code}`);
});
const world = await startWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
await world.running.background;
await addWarehouseAndGoodsTypes(world, world.tw);
const owner = await world.tw.staff();

const addressOf = (path: string) => `${receiver.url}${path}`;
const hook = (path: string, events: string[] = ['parcel.forecast']) =>
  owner.client.call('addWebhook', { address: addressOf(path), events });
const toldAt = (path: string) => told.filter((one) => one.path === path);
const deliveries = async (webhookId: string) =>
  (await owner.client.call('listDeliveries', { webhookId })).list;
const states = async (webhookId: string) => (await deliveries(webhookId)).map(({ state }) => state);
const wake = () => runJobIfDue(world, world.tw, webhookSending());

/** Forecasts a parcel of a new member. */
async function announce() {
  const member = await world.tw.member();
  const courierNumber = freshNumber();
  const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods });
  return { member, courierNumber, id: list[0]?.id ?? '' };
}

test('a state change is sent to its subscribers, signed as in Standard Webhooks, and so is a replay', async () => {
  const { id: webhookId, secret } = await hook('/a', ['parcel.forecast', 'parcel.received']);
  await hook('/b', ['order.signed']);
  const { courierNumber } = await announce();
  const { warehouseId } = await warehouseOf();
  await owner.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  await expect.poll(() => toldAt('/a').length).toBe(2);
  const [first, second] = toldAt('/a');
  for (const one of [first, second]) {
    const body = new WebhookVerifier(secret).verify(one?.body ?? '', one?.headers ?? {}) as { type: string };
    expect(eventBodySchema(body.type).parse(body)).toEqual(body);
  }
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'parcel.received',
    data: { state: 'received', from: 'forecast', event: 'receive', by: 'staff' },
  });
  await expect.poll(() => states(webhookId)).toEqual(['sent', 'sent']);
  const [listed] = await deliveries(webhookId);
  expect(listed).toMatchObject({ status: 200, answer: 'said 200', attempts: 1, body: second?.body });
  await owner.client.call('replayDelivery', { webhookId, id: listed?.id ?? '' });
  await expect.poll(() => toldAt('/a').length).toBe(3);
  const again = toldAt('/a')[2];
  expect(again?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
  expect(new WebhookVerifier(secret).verify(again?.body ?? '', again?.headers ?? {})).toBeTruthy();
  expect(toldAt('/b')).toHaveLength(0);
});

const warehouseOf = async () => {
  const row = await world.row('warehouses', { shopId: world.tw.id });
  return { warehouseId: row?.id ?? '' };
};

test('an altered body or another secret fails the check, and after a change of the secret both are valid', async () => {
  const { id, secret } = await hook('/a');
  const renewed = await owner.client.call('renewWebhookSecret', { id });
  await owner.client.call('tryWebhook', { id });
  await expect.poll(() => toldAt('/a').length).toBe(1);
  const { body, headers } = toldAt('/a')[0] ?? { body: '', headers: {} };
  for (const good of [secret, renewed.secret])
    expect(new WebhookVerifier(good).verify(body, headers)).toMatchObject({ type: 'webhook.test' });
  expect(() => new WebhookVerifier(secret).verify(body.replace('test', 'tset'), headers)).toThrow();
  expect(() => new WebhookVerifier('whsec_'.padEnd(50, 'A')).verify(body, headers)).toThrow();
  const kept = await world.sql<{ secret: string }>('select secret, old_secret from webhooks where id = $1', [
    id,
  ]);
  expect(JSON.stringify(kept)).not.toContain(secret.slice(6));
});

test('a rolled back change is sent to nobody', async () => {
  const { id } = await hook('/a');
  const shop = await world.running.services.tenants.ofId(asShopId(world.tw.id));
  const step = { subjectId: id, event: 'forecast', from: null, to: 'forecast' };
  const act = (goesOn: boolean) =>
    world.running.database.transact(
      asShopId(world.tw.id),
      async (tx) => {
        await recordSteps(tx, systemActor(shop, 'test'), 'parcel', [step]);
        return goesOn;
      },
      (kept) => kept,
    );
  await act(false);
  expect(await states(id)).toEqual([]);
  await act(true);
  await expect.poll(() => states(id)).toEqual(['sent']);
});

test('a failing address pauses and is tried with one event, others continue, and after days it is disabled', async () => {
  status = { '/bad': 503 };
  const [bad, good] = [await hook('/bad'), await hook('/good')];
  for (let n = 0; n < 3; n += 1) await announce();
  await expect.poll(() => states(good.id)).toEqual(['sent', 'sent', 'sent']);
  await expect.poll(() => toldAt('/bad').length).toBeGreaterThan(0);
  const rested = async () =>
    (
      await world.sql<{ rests: boolean }>('select rests_until > now() as rests from webhooks where id = $1', [
        bad.id,
      ])
    )[0]?.rests;
  await expect.poll(rested).toBe(true);
  // The webhook's pause and the deliveries' delays are over. One delivery is tried, then the webhook pauses again.
  const before = toldAt('/bad').length;
  await world.change('webhooks', { id: bad.id }, { restsUntil: secondsAgo(1) });
  await world.change('webhookDeliveries', { state: 'waiting' }, { dueAt: secondsAgo(1) });
  await wake();
  await expect.poll(rested).toBe(true);
  expect(toldAt('/bad').length).toBe(before + 1);
  await world.change('webhooks', { id: bad.id }, { restsUntil: null, failingSince: daysAgo(6) });
  await world.change('webhookDeliveries', { state: 'waiting' }, { dueAt: secondsAgo(1) });
  await wake();
  const stateOf = async () =>
    (await owner.client.call('listWebhooks', {})).list.find(({ id }) => id === bad.id)?.state;
  await expect.poll(stateOf).toBe('failing');
  // The console's home page counts the stopped webhook.
  expect(await owner.client.call('getDashboard', {})).toMatchObject({ stoppedWebhooks: 1 });
  // Switched on again, the webhook gets the waiting deliveries.
  status = {};
  const edited = {
    id: bad.id,
    address: addressOf('/bad'),
    events: ['parcel.forecast'],
    state: 'on' as const,
  };
  await world.change('webhookDeliveries', { state: 'waiting' }, { dueAt: new Date() });
  await owner.client.call('editWebhook', edited);
  await expect.poll(() => states(bad.id)).toEqual(['sent', 'sent', 'sent']);
});

test('an address without an answer for ten seconds delays no other, and has one request at a time', async () => {
  status = { '/slow': silent };
  const [slow, good] = [await hook('/slow'), await hook('/good')];
  await announce();
  await expect.poll(() => toldAt('/slow').length).toBe(1);
  for (let n = 0; n < 3; n += 1) await announce();
  await expect.poll(() => states(good.id)).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(toldAt('/slow')).toHaveLength(1);
  expect(new Set(await states(slow.id))).toEqual(new Set(['waiting']));
  // The first delivery has failed, so the webhook pauses and the next delivery waits until the pause is over.
  for (const end of held.splice(0)) end();
  const firstTry = async () => (await deliveries(slow.id)).filter(({ attempts }) => attempts === 1);
  await expect.poll(async () => (await firstTry())[0]?.answer).toBeTruthy();
  expect(toldAt('/slow')).toHaveLength(1);
});

test('a redirect is not followed, and an address that is gone is disabled', async () => {
  status = { '/a': 302, '/gone': 410 };
  const [moved, gone] = [await hook('/a'), await hook('/gone')];
  await announce();
  await expect.poll(async () => (await deliveries(moved.id))[0]?.status).toBe(302);
  expect(toldAt('/elsewhere')).toHaveLength(0);
  await expect
    .poll(
      async () => (await owner.client.call('listWebhooks', {})).list.find(({ id }) => id === gone.id)?.state,
    )
    .toBe('failing');
});

test('a failed test ends at once, and a test of another shop does not exist', async () => {
  status = { '/a': 500 };
  const { id } = await hook('/a');
  await owner.client.call('tryWebhook', { id });
  await expect.poll(() => states(id)).toEqual(['failed']);
  const other = await world.th.staff();
  const [delivery] = await deliveries(id);
  const missing = { ok: false, failure: { code: 404, error: 'row.notFound' } };
  expect(await other.client.attempt('tryWebhook', { id })).toMatchObject(missing);
  expect(await other.client.attempt('renewWebhookSecret', { id })).toMatchObject(missing);
  expect(await other.client.attempt('removeWebhook', { id })).toMatchObject(missing);
  expect(
    await other.client.attempt('replayDelivery', { webhookId: id, id: delivery?.id ?? '' }),
  ).toMatchObject(missing);
  expect((await other.client.call('listDeliveries', { webhookId: id })).list).toEqual([]);
  await owner.client.call('removeWebhook', { id });
  expect(await deliveries(id)).toEqual([]);
});

test('internal addresses and those without TLS are refused, and there are at most ten', async () => {
  const closed = { config: { ...world.running.services.config, OUTBOUND_PRIVATE: false } };
  for (const address of [
    'http://shop.example/hook',
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://localhost/x',
    'https://me:secret@shop.example/x',
  ]) {
    const services = { ...world.running.services, ...closed };
    const refused = await world.running.database.transact(asShopId(world.tw.id), (tx) =>
      addWebhook(tx, {} as never, { address, events: ['order.signed'] }, services),
    );
    expect(refused, address).toMatchObject({ refused: 'webhook.address' });
  }
  const asked = { address: addressOf('/a'), events: ['order.signed'] };
  expect(await owner.client.attempt('addWebhook', { ...asked, events: ['order.lost'] })).toBeRefused(
    'request.invalid',
  );
  await Promise.all(Array.from({ length: 10 }, () => owner.client.call('addWebhook', asked)));
  expect(await owner.client.attempt('addWebhook', asked)).toBeRefused({
    code: 422,
    error: 'webhook.tooMany',
  });
});

test('every state of every machine with program events has a type', () => {
  expect(eventTypes).toHaveLength(new Set(eventTypes).size);
  for (const state of parcelMachine.states) expect(eventTypes).toContain(`parcel.${state}`);
  expect(keysOf(eventNouns)).toEqual(
    expect.arrayContaining([
      ...['parcel', 'order', 'payment', 'transfer', 'withdrawal', 'claim', 'problem', 'dispute'],
      ...['pickup', 'purchase', 'vipOrder', 'service', 'chargeback', 'package'],
    ]),
  );
});
