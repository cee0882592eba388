import { type Client, createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import { expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { asShopId } from '../src/platform/scope.ts';
import { originOfDeferredWork, originWithLinks } from '../src/platform/tracer.ts';
import { webhookSending } from '../src/programs/webhookSender.ts';
import { factsOf, openOtlp, type SentSpan } from './otlpReceiver.ts';
import { addWarehouseAndGoodsTypes, freshNumber, goods } from './parcelWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { openSmtp } from './smtpDouble.ts';
import { serveHere } from './untilFileEnds.ts';
import { injectedFetch, type Person, startWorld } from './world.ts';

/** Tests that a call's trace continues in its jobs, after the commit and in requests to other services. */
let refusing = 0;
const told: { readonly type: string; readonly traceparent: string | undefined }[] = [];

const [otlp, post] = await Promise.all([openOtlp(), openSmtp()]);
/** A shop's program that refuses as many webhooks as a test asks for. */
const program = await serveHere((request, response, body) => {
  const { traceparent } = request.headers;
  told.push({ type: JSON.parse(body.toString()).type, traceparent: traceparent?.toString() });
  response.writeHead(refusing-- > 0 ? 500 : 204).end();
});
const world = await startWorld({ env: { ...otlp.env, SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true' } });
await world.running.background;
await addWarehouseAndGoodsTypes(world, world.tw);
const owner = await world.tw.staff();
const address = `${program.url}/`;
const webhookId = (await owner.client.call('addWebhook', { address, events: ['parcel.forecast'] })).id;

/** A client of a program that has started its own trace. */
function tracing(person: Person): { readonly traceId: string; readonly client: Client } {
  const traceId = newId().replaceAll('-', '');
  const client = createClient({
    wire: deriveWire(calls),
    baseUrl: `http://${world.tw.host}/api/`,
    lang: 'en',
    token: person.token,
    headers: { traceparent: `00-${traceId}-${'b2'.repeat(8)}-01` },
    fetch: injectedFetch(world.running),
  });
  return { traceId, client };
}

const named = (spans: readonly SentSpan[], name: string) => spans.filter((span) => span.name === name);
const forecastBy = (client: Client) =>
  client.call('forecastParcels', { courierNumber: freshNumber(), ...goods });

test('a webhook is sent within the trace of the call, and passes it to the program', async () => {
  const { traceId, client } = tracing(await world.tw.member());
  told.length = 0;
  await forecastBy(client);
  await expect.poll(() => named(otlp.spansOf(traceId), 'send webhook')).toHaveLength(1);
  const [sending] = named(otlp.spansOf(traceId), 'send webhook');
  const [call] = named(otlp.spansOf(traceId), 'forecastParcels');
  expect(sending?.parentSpanId).toBe(call?.spanId);
  expect(factsOf(sending)).toMatchObject({
    'crossdock.event': 'parcel.forecast',
    'http.response.status_code': 204,
  });
  expect(told).toEqual([{ type: 'parcel.forecast', traceparent: `00-${traceId}-${sending?.spanId}-01` }]);
});

test('its second attempt has its own trace, linked to the call', async () => {
  const { traceId, client } = tracing(await world.tw.member());
  [refusing, told.length] = [1, 0];
  await forecastBy(client);
  await expect.poll(() => named(otlp.spansOf(traceId), 'send webhook')).toHaveLength(1);
  const [first] = named(otlp.spansOf(traceId), 'send webhook');
  expect(factsOf(first)['error.type']).toBe('500');
  const [call] = named(otlp.spansOf(traceId), 'forecastParcels');
  const due = `update webhook_deliveries set due_at = now() - interval '1 second' where state = 'waiting'`;
  await expect.poll(() => world.sql(`${due} and lease_until is null returning id`)).toHaveLength(1);
  await world.change('webhooks', {}, { restsUntil: null });
  await runJobIfDue(world, world.tw, webhookSending());
  const linked = () =>
    otlp.spans().filter(({ links = [] }) => links.some((link) => link.spanId === call?.spanId));
  await expect.poll(linked).toHaveLength(1);
  const [second] = linked();
  expect(second?.traceId).not.toBe(traceId);
  expect(second?.parentSpanId ?? '').toBe('');
  expect(factsOf(second)).toMatchObject({ 'crossdock.attempt': 2, 'http.response.status_code': 204 });
  expect(told[1]?.traceparent).toBe(`00-${second?.traceId}-${second?.spanId}-01`);
});

test('a repetition by staff continues the trace of their call', async () => {
  const [row] = await world.sql<{ id: string }>('select id from webhook_deliveries limit 1');
  const { traceId, client } = tracing(owner);
  await client.call('replayDelivery', { webhookId, id: row?.id ?? '' });
  await expect.poll(() => named(otlp.spansOf(traceId), 'send webhook')).toHaveLength(1);
});

test('a notification is written and emailed within the trace of its event', async () => {
  const member = await world.tw.member({ email: 'told@example.com' });
  const { traceId, client } = tracing(owner);
  const moved = { memberId: member.id, amountMinor: 5_000, reason: 'sorry' };
  await client.call('adjustMemberBalance', moved);
  await expect.poll(() => named(otlp.spansOf(traceId), 'send email')).toHaveLength(1);
  const spans = otlp.spansOf(traceId);
  const [call, writing, sending] = ['adjustMemberBalance', 'write notice', 'send email'].map(
    (name) => named(spans, name)[0],
  );
  expect(writing?.parentSpanId).toBe(call?.spanId);
  expect(sending?.parentSpanId).toBe(writing?.spanId);
  expect(factsOf(sending)).toEqual({ 'crossdock.channel': 'email', 'crossdock.attempt': 1 });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === sending?.spanId);
  expect(below.map(({ name }) => name).join()).toMatch(/update outbox/);
  expect(post.letters.map(({ to }) => to)).toEqual(['told@example.com']);
  // The traces contain nothing that identifies the person.
  expect(otlp.sent('/v1/traces').join()).not.toContain('told@example.com');
});

test('a failed job is repeated in its own trace, linked to its origin', async () => {
  const traceId = 'f1'.repeat(16);
  const { database, services } = world.running;
  // The job fails, because nothing that it needs exists.
  const data = { traceparent: `00-${traceId}-${'a7'.repeat(8)}-01` };
  await database.transact(asShopId(world.tw.id), async (tx) => services.jobs.enqueue(tx, 'send-reset', data));
  await expect.poll(() => named(otlp.spansOf(traceId), 'send-reset')).toHaveLength(1);
  const again = `update pgboss.job set start_after = now() where state = 'retry' and name = 'send-reset' returning id`;
  await expect.poll(() => world.sql(again)).toHaveLength(1);
  const linked = () =>
    otlp.spans().filter(({ links = [] }) => links.some((link) => link.traceId === traceId));
  await expect.poll(linked, { timeout: 10_000 }).toHaveLength(1);
  expect(factsOf(linked()[0])).toMatchObject({ 'crossdock.job': 'send-reset', 'crossdock.attempt': 2 });
});

const given = `00-${'0a'.repeat(16)}-${'0b'.repeat(8)}-01`;
const soon = () => ({ atMs: Date.now() - 1_000, attempt: 1 });
test.each([
  ['done soon', given, soon(), { traceparent: given }],
  ['tried again', given, { ...soon(), attempt: 2 }, { traceparent: undefined, links: [given] }],
  ['done late', given, { atMs: Date.now() - 90_000, attempt: 1 }, { traceparent: undefined, links: [given] }],
  ['of no trace', null, soon(), { traceparent: undefined }],
])('work that is %s', (_, traceparent, left, origin) => {
  expect(originOfDeferredWork('send', traceparent, left)).toEqual({ kind: 'send', ...origin });
});

test('a summary is linked to all its events', () => {
  expect(originWithLinks('job', [given, null])).toEqual({
    kind: 'job',
    traceparent: undefined,
    links: [given],
  });
});
