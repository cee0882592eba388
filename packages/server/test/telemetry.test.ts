import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { Database } from '../src/platform/db.ts';
import { Metrics } from '../src/platform/metrics.ts';
import { runInContext } from '../src/platform/requestContext.ts';
import { asShopId } from '../src/platform/scope.ts';
import { type SlowStatements, summaryOf, watchStatements } from '../src/platform/statementWatch.ts';
import { Telemetry } from '../src/platform/telemetry.ts';
import { readTraceparent } from '../src/platform/tracer.ts';
import { solvedCaptcha } from './captchaSolver.ts';
import { type Attribute, factsOf, openOtlp, type SentSpan } from './otlpReceiver.ts';
import { password, startWorld } from './world.ts';

interface SentFigure {
  readonly name: string;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly bucketCounts: number[] }[];
  };
}

const otlp = await openOtlp();
const world = await startWorld({
  env: {
    ...otlp.env,
    SLOW_STATEMENT_MS: '0',
    METRICS_TOKEN: 'scrape-me',
  },
});
await world.running.background;

const ask = async (traceparent: string, path: string, body: object) =>
  world.running.server.app.inject({
    method: 'POST',
    url: `/api/Member/${path}`,
    headers: { host: world.tw.host, traceparent },
    payload: { ...body, ...(await solvedCaptcha(world.tw.guest)) },
  });

test('one trace leads from the browser’s header through the call and its statements to the job', async () => {
  await world.tw.member({ account: 'traced', email: 'Traced.Person@example.com', name: '林追蹤' });
  const traceId = 'a1'.repeat(16);
  const browser = 'b2'.repeat(8);
  expect((await ask(`00-${traceId}-${browser}-01`, 'FindPwd', { account: 'traced' })).statusCode).toBe(200);
  await expect
    .poll(() => otlp.spansOf(traceId).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['findPassword', 'send-reset']));
  const spans = otlp.spansOf(traceId);
  const call = spans.find(({ parentSpanId }) => parentSpanId === browser);
  expect(factsOf(call)).toMatchObject({
    'crossdock.shop': 'tw',
    'http.request.method': 'POST',
    'http.response.status_code': 200,
  });
  expect(call?.name).toBe(factsOf(call)['crossdock.call']);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  const asked = statements.map(({ name }) => name).join();
  expect(asked).toMatch(/select members/);
  expect(asked).toMatch(/commit/);
  const job = spans.find(({ name }) => name === 'send-reset');
  expect(job?.parentSpanId).toBe(call?.spanId);
  const ofJob = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(ofJob.map(({ name }) => name).join()).toMatch(/insert outgoing_messages|outbox/);
  expect(factsOf(ofJob[0])['db.query.text']).toMatch(/\$1/);
  // The traces contain nothing that identifies the person.
  expect(otlp.sent('/v1/traces').join()).not.toMatch(/traced@|Traced\.Person|林追蹤|"traced"/);
});

test('an invalid trace begins a new one, and a refusal has its code', async () => {
  const zeros = '0'.repeat(32);
  const body = { account: 'nobody', password };
  await ask(`00-${zeros}-${'b2'.repeat(8)}-01`, 'Longo', body);
  const answer = await ask(`00-${'c3'.repeat(16)}-${'d4'.repeat(8)}-01`, 'Longo', body);
  const ofBrowser = () =>
    otlp.spansOf('c3'.repeat(16)).find(({ parentSpanId }) => parentSpanId === 'd4'.repeat(8));
  await expect.poll(ofBrowser).toBeDefined();
  expect(factsOf(ofBrowser())['error.type']).toBe(JSON.parse(answer.body).error);
  expect(otlp.spansOf(zeros)).toEqual([]);
});

test('the metrics of /metrics equal those that OpenTelemetry sends', async () => {
  const { body } = await world.running.server.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer scrape-me' },
  });
  const scraped = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const figures = (): SentFigure[] =>
    JSON.parse(otlp.sent('/v1/metrics').at(-1) ?? '{"resourceMetrics":[]}').resourceMetrics.flatMap(
      (one: { scopeMetrics: { metrics: SentFigure[] }[] }) =>
        one.scopeMetrics.flatMap(({ metrics }) => metrics),
    );
  await expect.poll(() => figures().map(({ name }) => name)).toEqual(expect.arrayContaining(scraped));
  await expect
    .poll(
      () => figures().find(({ name }) => name === 'crossdock_request_seconds')?.histogram?.dataPoints.length,
    )
    .toBeGreaterThan(1);
  const [point] =
    figures().find(({ name }) => name === 'crossdock_request_seconds')?.histogram?.dataPoints ?? [];
  expect(point?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(point?.count);
});

test.each([
  [0, 0, 0],
  [0.5, 60, 140],
  [1, 200, 200],
])(
  'the share %f of two hundred calls is traced, under the name of the service',
  async (share, least, most) => {
    const name = `crossdock of ${share}`;
    const config = readConfig({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      APP_SECRET: 'x'.repeat(32),
      OTEL_EXPORTER_OTLP_ENDPOINT: world.running.services.config.OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: name,
      OTEL_TRACES_SAMPLER_ARG: String(share),
    });
    const telemetry = await Telemetry.start(config, new Metrics(), pino({ level: 'silent' }));
    // Every second span continues a trace that a stranger started. The stranger's decision to record it must not
    // decide whether our span is recorded.
    for (let n = 0; n < 100; n += 1)
      for (const traceparent of [undefined, `00-${randomBytes(16).toString('hex')}-${'e5'.repeat(8)}-01`])
        telemetry.begin('counted', { kind: 'call', traceparent }, {}).end();
    await telemetry.stop();
    const spans = otlp
      .sent('/v1/traces')
      .flatMap((body): { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] => {
        return JSON.parse(body).resourceSpans;
      })
      .filter(({ resource }) => resource.attributes.some(({ value }) => value.stringValue === name))
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    expect(spans.length).toBeGreaterThanOrEqual(least);
    expect(spans.length).toBeLessThanOrEqual(most);
  },
);

test('a long wait for the database is logged with its call, and without values', async () => {
  const heard: SlowStatements[] = [];
  const { DATABASE_URL: url } = world.running.services.config;
  const watch = watchStatements(80, (slow) => heard.push(slow));
  const database = new Database({ url, role: 'crossdock_app', pool: 1, watch });
  await runInContext({ name: 'listParcels', span: undefined }, () =>
    database.transact(asShopId(world.tw.id), async (tx) => {
      await tx.raw('select 1');
      await tx.raw('select pg_sleep($1::float8)', [0.1]);
    }),
  );
  await database.end();
  expect(heard.filter(({ statements }) => statements.join().includes('pg_sleep'))).toEqual([
    { name: 'listParcels', statements: ['select pg_sleep($1::float8)'], ms: expect.any(Number) },
  ]);
  const { body } = await world.running.server.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer scrape-me' },
  });
  expect(body).toMatch(/^crossdock_slow_statements_total\{name="findPassword"\} [1-9]/m);
});

test.each([
  ['select "id" from "parcels" where "shop_id" = $1', 'select parcels'],
  ['insert into "orders" ("id") values ($1)', 'insert orders'],
  ['update "members" set "name" = $1', 'update members'],
  ['select count(*) from (select 1 from "files") as f', 'select files'],
  ['commit', 'commit'],
])('%s is called %s', (text, name) => {
  expect(summaryOf({ text })).toBe(name);
});

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00', false],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', undefined],
  ['00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01', undefined],
  ['00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01', undefined],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, 00-…', undefined],
  [undefined, undefined],
])('the trace named by %s', (text, sampled) => {
  expect(readTraceparent(text)?.sampled).toBe(sampled);
});
