import type { IncomingHttpHeaders } from 'node:http';
import { eventBodySchema } from '@crossdock/contract/programs/events.ts';
import { expect, test } from 'vitest';
import { startPackagesWorld } from './packagesWorld.ts';
import { freshForwardingNumber } from './shippingWorld.ts';
import { serveHere } from './untilFileEnds.ts';
import { WebhookVerifier } from './webhookCheck.ts';

/** The deliveries that a shop's program on loopback received. */
const told: { headers: Record<string, string>; body: string }[] = [];
const flat = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const receiver = await serveHere((request, response, sent) => {
  told.push({ headers: flat(request.headers), body: sent.toString() });
  response.end();
});
const s = await startPackagesWorld({ env: { OUTBOUND_PRIVATE: 'true' } });
await s.world.running.background;

interface Event {
  readonly type: string;
  readonly data: { readonly id: string; readonly from: string; readonly orderId: string | null };
}

test('each package of an order has its own events: shipped, lost, found and delivered', async () => {
  const address = `${receiver.url}/packages`;
  const events = ['packed', 'shipped', 'delivered', 'lost'].map((state) => `package.${state}`);
  const hook = await s.owner.client.call('addWebhook', { address, events });
  const { next } = await s.owner.client.call('listEvents', {});
  const order = await s.inThree();
  const [one = '', two = '', three = ''] = order.ids;
  await s.ship(order.number, freshForwardingNumber(), { packageIds: [one, two] });
  await s.clerk.client.call('undoShipOrder', { orderId: order.id, packageIds: [two] });
  await s.ship(order.number, freshForwardingNumber(), { packageIds: [two, three] });
  await s.clerk.client.call('declareLost', { orderId: order.id, packageIds: [three], why: '查無下落' });
  await s.clerk.client.call('declareFound', { orderId: order.id, packageIds: [three] });
  await s.member.client.call('signOrder', { orderId: order.id, packageIds: [one] });
  await expect.poll(() => told.length).toBe(8);
  const checked = told.map(
    ({ body, headers }) => new WebhookVerifier(hook.secret).verify(body, headers) as Event,
  );
  for (const event of checked) expect(eventBodySchema(event.type).parse(event)).toEqual(event);
  expect(new Set(checked.map(({ data }) => data.orderId))).toEqual(new Set([order.id]));
  const of = (id: string, list: readonly Event[]) =>
    list.filter(({ data }) => data.id === id).map(({ type }) => type.replace('package.', ''));
  expect(of(one, checked)).toEqual(['shipped', 'delivered']);
  expect(of(two, checked).toSorted()).toEqual(['packed', 'shipped', 'shipped']);
  expect(of(three, checked).toSorted()).toEqual(['lost', 'shipped', 'shipped']);
  // The signature of a changed body is invalid.
  const [first] = told;
  expect(() =>
    new WebhookVerifier(hook.secret).verify(first?.body.replace(order.id, one) ?? '', first?.headers ?? {}),
  ).toThrow();
  // The event stream contains the delivered events, and the list of deliveries shows the sent bodies.
  const stream = await s.owner.client.call('listEvents', { after: next, limit: 500 });
  const inStream = stream.list.filter(({ type }) => type.startsWith('package.'));
  expect(inStream).toHaveLength(8);
  expect(inStream.every(({ data }) => data.orderId === order.id)).toBe(true);
  expect(stream.list.find(({ type }) => type.startsWith('order.'))?.data).not.toHaveProperty('orderId');
  const { list } = await s.owner.client.call('listDeliveries', { webhookId: hook.id });
  expect(list.map(({ body }) => body).toSorted()).toEqual(told.map(({ body }) => body).toSorted());
});

test('a program without the permission for orders reads no package events', async () => {
  const { next } = await s.owner.client.call('listEvents', {});
  const order = await s.inThree();
  await s.ship(order.number, freshForwardingNumber());
  const { key } = await s.owner.client.call('makeKey', {
    ...{ name: 'shelves', permissions: ['parcel.read'], days: 1 },
  });
  const read = await s.world.client(s.shop.host, key).call('listEvents', { after: next, limit: 500 });
  const nouns = new Set(read.list.map(({ type }) => type.split('.')[0]));
  expect(nouns).toContain('parcel');
  expect(nouns).not.toContain('package');
});
