import { minor } from '@crossdock/domain/money.ts';
import { expect, test } from 'vitest';
import { transfer } from '../src/wallet/store.ts';
import { checkLedgerAtEnd } from './ledgerEnd.ts';
import { inAWeek, openPayoutWorld } from './payoutWorld.ts';

const scene = await openPayoutWorld();
checkLedgerAtEnd(scene.world);
const { detail, bank } = scene;

test('twenty builds at once: each withdrawal is in one batch', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => scene.asking()));
  const ids = asked.map(({ id }) => id);
  const clerks = [
    scene.finance.client,
    scene.second.client,
    await scene.elsewhere(scene.finance),
    await scene.elsewhere(scene.second),
  ];
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const from = at % 7;
      const some = [...ids.slice(from), ...ids.slice(0, from)].slice(0, 2 + (at % 3));
      const who = clerks[at % 4] ?? scene.finance.client;
      return who.attempt('buildPayout', {
        format: 'pain09',
        payOn: inAWeek(),
        withdrawalIds: some,
      });
    }),
  );
  const built = results.flatMap((result) => (result.ok ? [result.data.id] : []));
  expect(built.length).toBeGreaterThan(0);
  for (const result of results) if (!result.ok) expect(result.failure.error).toBe('payout.taken');
  const rows = await scene.world.sql<{ id: string; count: number }>(
    "select withdrawal_id as id, count(*)::int as count from payout_lines where withdrawal_id = any($1) and state <> 'released' group by 1",
    [ids],
  );
  expect(rows.every(({ count }) => count === 1)).toBe(true);
  for (const id of built) await scene.finance.client.call('cancelPayout', { id });
});

test('a member cancels and a clerk builds at once: one of them counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { member, id } = await scene.asking();
    const [cancelled, built] = await Promise.all([
      member.client.attempt('cancelWithdrawal', { id }),
      scene.finance.client.attempt('buildPayout', {
        format: 'pain09',
        payOn: inAWeek(),
        withdrawalIds: [id],
      }),
    ]);
    expect([cancelled.ok, built.ok].filter(Boolean)).toHaveLength(1);
  }
});

test('sent by two at once: the money leaves once', async () => {
  const { member, id: withdrawalId } = await scene.asking();
  const id = await scene.build([withdrawalId]);
  await scene.second.client.call('approvePayout', { id });
  const before = await bank();
  const tries = await Promise.all(
    [scene.finance.client, scene.second.client, await scene.elsewhere(scene.second)].map((client) =>
      client.attempt('sendPayout', { id }),
    ),
  );
  expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect((await bank()) - before).toBe(30_000);
  expect(await scene.money(member)).toMatchObject({ heldMinor: 0 });
});

test('a connection is lost while the file is sent: nothing has moved, and it is sent afterwards', async () => {
  const { member, id: withdrawalId } = await scene.asking();
  const id = await scene.build([withdrawalId]);
  await scene.second.client.call('approvePayout', { id });
  const other = await scene.elsewhere(scene.finance);
  await scene.pay.transact(async (tx) => {
    // This transaction locks the member's account, so that sending waits in its last step.
    await transfer(tx, scene.pay.system, {
      from: { kind: 'promotion' },
      to: { kind: 'memberHeld', memberId: member.id },
      amount: minor(1),
      kind: 'adjustment',
    });
    const sending = other.attempt('sendPayout', { id });
    await expect.poll(() => scene.world.waitingForLocks()).toBeGreaterThan(0);
    const waits = "datname = current_database() and wait_event_type = 'Lock'";
    await scene.world.sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${waits}`);
    expect(await sending).toMatchObject({ ok: false });
    await transfer(tx, scene.pay.system, {
      from: { kind: 'memberHeld', memberId: member.id },
      to: { kind: 'promotion' },
      amount: minor(1),
      kind: 'adjustment',
    });
  });
  expect(await detail(id)).toMatchObject({ state: 'approved', lines: [{ state: 'waiting' }] });
  expect(await scene.money(member)).toMatchObject({ balanceMinor: 20_000, heldMinor: 30_000 });
  await scene.finance.client.call('sendPayout', { id });
  expect(await scene.money(member)).toMatchObject({ balanceMinor: 20_000, heldMinor: 0 });
});
