import { afterAll, describe, expect, test } from 'vitest';
import { faultsOfLedger } from './payWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { csvFile } from './shippingWorld.ts';
import { bankTable, openStatementWorld, today } from './statementWorld.ts';
import type { Person } from './world.ts';

const s = await openStatementWorld();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

describe('a line without a match', () => {
  test('becomes a task with a note, is set aside and can be reopened', async () => {
    await s.store([s.movement({ in: 21, note: 'nobody knows' }), s.movement({ out: 9, note: 'bank fee' })]);
    const line = await s.named('none', 'nobody knows');
    const id = line?.id ?? '';
    const mark = (state: 'open' | 'task' | 'aside', remark = '') =>
      s.finance.client.attempt('markStatementLine', { id, state, remark });
    expect(await mark('task')).toBeRefusedAt('remark', 'field.required');
    await mark('task', 'ask the bank');
    expect(await s.named('task', 'nobody')).toMatchObject({ state: 'task', remark: 'ask the bank' });
    expect((await s.shelf('none')).counts.task).toBe(1);
    await mark('aside', 'a refund of a supplier');
    expect(await s.named('aside', 'nobody')).toMatchObject({ state: 'aside' });
    await mark('open');
    expect(await s.named('none', 'nobody')).toMatchObject({ state: 'open' });
    expect(await s.named('none', 'bank fee')).toBeUndefined();
    expect(await s.named('outgoing', 'bank fee')).toMatchObject({ amountMinor: -900 });
  });

  test('becomes a member’s balance when two people agree, whatever the amount, once', async () => {
    const member = await s.pay.memberWith(0);
    await s.store([s.movement({ in: 12, note: 'a gift' }), s.movement({ out: 12, note: 'gone' })]);
    const id = (await s.named('none', 'a gift'))?.id ?? '';
    const credit = (who: Person, memberId = member.id) =>
      who.client.attempt('creditStatementLine', { id, memberId });
    expect(await credit(s.finance)).toMatchObject({ data: { state: 'pending', creditedMinor: 0 } });
    expect(await credit(s.finance)).toBeRefused('adjustment.own');
    expect(await s.named('none', 'a gift')).toMatchObject({ creditAwaited: { mine: true } });
    expect(await s.balance(member)).toBe(0);
    const both = await Promise.all([credit(s.second), credit(await s.world.tw.staff(['finance']))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await s.balance(member)).toBe(1_200);
    expect(await s.named('done', 'a gift')).toMatchObject({
      state: 'credited',
      memberName: expect.any(String),
    });
    expect(await credit(s.finance)).toBeRefused('statement.used');
    const out = (await s.named('outgoing', 'gone'))?.id ?? '';
    expect(
      await s.finance.client.attempt('creditStatementLine', { id: out, memberId: member.id }),
    ).toBeRefused('statement.outgoing');
  });

  test('can be approved in the list of requests, and is refused there if used meanwhile', async () => {
    const member = await s.pay.memberWith(0);
    await s.store([s.movement({ in: 31, note: 'listed one' }), s.movement({ in: 32, note: 'listed two' })]);
    const ids = [
      (await s.named('none', 'listed one'))?.id ?? '',
      (await s.named('none', 'listed two'))?.id ?? '',
    ];
    for (const id of ids) await s.finance.client.call('creditStatementLine', { id, memberId: member.id });
    await s.world.change('statementLines', { id: ids[1] }, { state: 'aside' });
    const list = await pendingApprovalRequests(s.second);
    const waiting = ids.map((id) => list.find(({ subjectId }) => subjectId === id)?.id ?? '');
    await s.second.client.call('approveAdjustment', { id: waiting[0] ?? '' });
    expect(await s.second.client.attempt('approveAdjustment', { id: waiting[1] ?? '' })).toBeRefused(
      'statement.used',
    );
    expect(await s.balance(member)).toBe(3_100);
  });

  test('of an account in another currency cannot be credited', async () => {
    await s.store([s.movement({ in: 41, note: 'foreign' })]);
    const id = (await s.named('none', 'foreign'))?.id ?? '';
    const currency = (to: string) =>
      s.world.change('bankAccounts', { id: s.bankAccountId }, { currency: to });
    await currency('USD');
    const member = await s.pay.memberWith(0);
    expect(await s.finance.client.attempt('creditStatementLine', { id, memberId: member.id })).toBeRefused(
      'statement.otherCurrency',
    );
    await currency('TWD');
  });
});

test('another shop can neither see nor use it, nor can a warehouse clerk', async () => {
  const stranger = await s.world.th.staff(['owner']);
  expect((await stranger.client.call('listStatementLines', { shelf: 'all' })).total).toBe(0);
  expect((await stranger.client.call('listStatementImports', {})).total).toBe(0);
  const { list } = await s.shelf('all');
  const id = list[0]?.id ?? '';
  expect(await stranger.client.attempt('markStatementLine', { id, state: 'aside' })).toBeRefused({
    code: 404,
  });
  expect(
    await stranger.client.attempt(
      'importStatement',
      { bankAccountId: s.bankAccountId },
      { file: csvFile(bankTable([{ in: 1, day: today() }])) },
    ),
  ).toBeRefused('statement.accountUnknown');
  const clerk = await s.world.tw.staff(['warehouse']);
  expect(await clerk.client.attempt('listStatementLines', {})).toBeRefused({ code: 403 });
});
