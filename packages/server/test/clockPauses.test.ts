import { expect, test } from 'vitest';
import { forecast, goods } from './parcelWorld.ts';
import { serverProcesses } from './serverProcess.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
await world.sql("insert into shop_hosts (host, shop_id) values ('127.0.0.1', $1)", [world.tw.id]);
const processes = await serverProcesses({
  DATABASE_URL: world.running.services.config.DATABASE_URL,
  DRAIN_SECONDS: '3',
});

test('SIGTERM under load: first it is unready, no request fails, and then it ends', async () => {
  const server = await processes.start();
  const member = await world.tw.member();
  await world.sql(
    `insert into goods_types (shop_id, id, code, zh, tw, en, goods_class) values ($1, gen_random_uuid(), $2, '', '', '', 'general')`,
    [world.tw.id, goods.goodsType],
  );
  await forecast(member);
  const balancer = { sends: true };
  const statuses = { before: [] as number[], after: [] as number[] };
  let phase: keyof typeof statuses = 'before';
  let made = 0;
  const request = () =>
    ++made % 3 === 0
      ? fetch(`${server.url}/api/Centralized/SubBillCode`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${member.token}`,
            'idempotency-key': `stop-${made}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ ...goods, billCode: `ZTO${100_000_000 + made}` }),
        })
      : fetch(`${server.url}/api/Member/QueryBillCode`, {
          headers: { authorization: `Bearer ${member.token}` },
        });
  const worker = async () => {
    while (balancer.sends) {
      const at = phase;
      const answer = await request();
      await answer.arrayBuffer();
      statuses[at].push(answer.status);
    }
  };
  const readiness = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return ((await answer.json()) as { faults: string[] }).faults;
  };
  const workers = Array.from({ length: 6 }, worker);
  while (statuses.before.length < 60) await readiness();
  server.signal('SIGTERM');
  phase = 'after';
  // A load balancer keeps sending until it sees that the process is not ready.
  while (!(await readiness()).includes('draining or starting'));
  while (statuses.after.length < 12) await readiness();
  balancer.sends = false;
  await Promise.all(workers);
  expect(await server.ended).toBe(0);
  expect(new Set([...statuses.before, ...statuses.after])).toEqual(new Set([200]));
  const [kept] = await world.sql<{ n: number }>(
    "select count(*)::int as n from parcels where bill_code like 'ZTO%' and shop_id = $1",
    [world.tw.id],
  );
  expect(kept?.n).toBe(Math.floor(made / 3));
});
