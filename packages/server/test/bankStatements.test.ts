import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { faultsOfLedger } from './payWorld.ts';
import { csvFile } from './shippingWorld.ts';
import { bankTable, camtFile, importTable, openStatementWorld } from './statementWorld.ts';
import type { Person } from './world.ts';

const s = await openStatementWorld();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

const preview = (content: string, fields: object = {}) =>
  s.finance.client.call(
    'previewStatement',
    { bankAccountId: s.bankAccountId, ...fields },
    { file: csvFile(content) },
  );

describe('reading a statement', () => {
  test('a preview proposes a map and writes nothing; the import stores it for the next file', async () => {
    const table = 'Posted on,What,Paid\n20/11/2026,rent,-5\n19/11/2026,gift,12.50\nx1,bad,3\n';
    const before = await preview(table);
    expect(before).toMatchObject({ newCount: 0, table: { map: null, heads: ['Posted on', 'What', 'Paid'] } });
    const map = { dateHead: 'Posted on', noteHead: 'What', amountHead: 'Paid', dayOrder: 'dmy' } as const;
    expect(await preview(table, map)).toMatchObject({
      ...{ format: 'sheet', newCount: 2, knownCount: 0, wrongCount: 1, wrong: [{ row: 4, fault: 'day' }] },
      lines: [{ day: '2026-11-20', amountMinor: -500 }, { amountMinor: 1_250 }],
      table: { map: { dayOrder: 'dmy', stored: false } },
    });
    const sent = { file: csvFile(table) };
    const input = { bankAccountId: s.bankAccountId, ...map };
    expect(await s.finance.client.attempt('importStatement', input, sent)).toBeRefused('statement.wrongRows');
    expect(
      await s.finance.client.attempt('importStatement', { bankAccountId: s.bankAccountId }, sent),
    ).toBeRefused('statement.noHead');
    expect((await s.finance.client.call('listStatementImports', {})).total).toBe(0);
    const imported = await s.finance.client.call('importStatement', { ...input, skipWrong: true }, sent);
    expect(imported).toMatchObject({ addedCount: 2, knownCount: 0, wrongCount: 1 });
    expect(await preview(table)).toMatchObject({
      newCount: 0,
      knownCount: 2,
      table: { map: { stored: true } },
    });
    expect((await s.finance.client.call('listStatementImports', {})).list).toMatchObject([
      { addedCount: 2, openCount: 1, firstDay: '2026-11-19', lastDay: '2026-11-20', format: 'sheet' },
    ]);
    await s.world.sql('delete from statement_maps');
  });

  test('a line counts once: in the same file, an overlapping one, and four at once', async () => {
    const some = Array.from({ length: 30 }, (_, at) => s.movement({ in: 50 + at, note: `once ${at}` }));
    expect(await s.store(some.slice(0, 20))).toMatchObject({ addedCount: 20, knownCount: 0 });
    expect(await s.store(some.slice(0, 20))).toMatchObject({ addedCount: 0, knownCount: 20 });
    expect(await s.store(some.slice(10, 25).toReversed())).toMatchObject({ addedCount: 5, knownCount: 10 });
    const atOnce = await Promise.all(
      [1, 2, 3, 4].map((n) => importTable(n % 2 ? s.finance.client : s.second.client, s.bankAccountId, some)),
    );
    expect(atOnce.reduce((sum, { addedCount }) => sum + addedCount, 0)).toBe(5);
    expect((await s.shelf('all', 'once')).total).toBe(30);
  });

  test('equal lines without a balance are counted, not dropped', async () => {
    const twin = { in: 3, note: 'twin', balance: '' } as const;
    expect(await s.store([twin, twin])).toMatchObject({ addedCount: 2 });
    expect(await s.store([twin, twin, twin])).toMatchObject({ addedCount: 1, knownCount: 2 });
  });

  test('a line that another format may have brought is set aside, and no other line', async () => {
    const on = { day: '2026-11-18', in: 88 } as const;
    await s.store([s.movement({ ...on, note: 'seen before' })]);
    const entry = (amount: number, note: string) =>
      `<Ntry><Amt Ccy="TWD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${on.day}</Dt></BookgDt><AddtlNtryInf>${note}</AddtlNtryInf></Ntry>`;
    const camt = camtFile([entry(88, 'seen again'), entry(89, 'never seen')]);
    const input = { bankAccountId: s.bankAccountId };
    expect(await s.finance.client.call('importStatement', input, { file: csvFile(camt) })).toMatchObject({
      addedCount: 2,
      doubtfulCount: 1,
    });
    expect(await s.named('aside', 'seen again')).toMatchObject({ amountMinor: 8_800 });
    expect(await s.named('none', 'never seen')).toMatchObject({ state: 'open' });
  });

  test('a file of another account, an unknown account and a crafted file are refused', async () => {
    const other = camtFile([]).replace('808-1234-567890', '999-9');
    const attempt = async (content: string, account = s.bankAccountId) => {
      const tried = await s.finance.client.attempt(
        'importStatement',
        { bankAccountId: account },
        { file: csvFile(content) },
      );
      return tried.ok ? 'ok' : tried.failure.error;
    };
    expect(await attempt(other)).toBe('statement.otherAccount');
    expect(await attempt(bankTable([]), newId())).toBe('statement.accountUnknown');
    expect(await attempt(`<!DOCTYPE a [<!ENTITY b "c">]>${other}`)).toBe('sheet.unreadable');
    expect(await attempt(camtFile([]))).toBe('ok');
  });
});

describe('the matches of a line', () => {
  test('a certain match is accepted: the transfer is credited once, and the line is finished', async () => {
    const member = await s.pay.memberWith(0);
    const transfer = await s.file(member, { transactionNumber: 'FT-2611-0042', amountMinor: 77_700 });
    await s.store([s.movement({ in: 777, note: 'FPX FT26110042' })]);
    const line = await s.named('certain', 'FT26110042');
    expect(line).toMatchObject({
      ...{ certainId: transfer.id, state: 'open' },
      candidates: [{ id: transfer.id, reason: 'number', confidence: 'strong', memberId: member.id }],
    });
    const id = line?.id ?? '';
    const unfit = await s.file(member, { amountMinor: 10_000 });
    expect(await s.finance.client.attempt('acceptStatementLine', { id, transferId: unfit.id })).toBeRefused(
      'statement.unfit',
    );
    expect(await s.finance.client.call('acceptStatementLine', { id, transferId: transfer.id })).toMatchObject(
      {
        ...{ state: 'approved', creditedMinor: 77_700 },
      },
    );
    expect(await s.balance(member)).toBe(77_700);
    expect(await s.named('done', 'FT26110042')).toMatchObject({ state: 'done', memberId: member.id });
    for (const again of [s.finance, s.second])
      expect(await again.client.attempt('acceptStatementLine', { id, transferId: transfer.id })).toBeRefused(
        'statement.used',
      );
    for (const state of ['open', 'aside'] as const)
      expect(await s.finance.client.attempt('markStatementLine', { id, state })).toBeRefused(
        'statement.used',
      );
    expect(await s.balance(member)).toBe(77_700);
  });

  test('two clerks accept one line for two transfers at once, and one transfer is credited', async () => {
    const members = [await s.pay.memberWith(0), await s.pay.memberWith(0)];
    const transfers = await Promise.all(members.map((member) => s.file(member, { amountMinor: 66_600 })));
    await s.store([s.movement({ in: 666, note: 'race one' })]);
    const line = await s.named('probable', 'race one');
    expect(line).toMatchObject({ certainId: null, candidates: [{}, {}] });
    const outcomes = await Promise.all(
      [s.finance, s.second, s.finance, s.second].map((who, at) =>
        who.client.attempt('acceptStatementLine', {
          id: line?.id ?? '',
          transferId: transfers[at % 2]?.id ?? '',
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await Promise.all(members.map(s.balance))).reduce((a, b) => a + b)).toBe(66_600);
  });

  test('two lines are accepted for one transfer at once, and one is linked', async () => {
    const member = await s.pay.memberWith(0);
    const transfer = await s.file(member, { amountMinor: 55_500, transactionNumber: 'TWICE-5550' });
    await s.store([
      s.movement({ in: 555, note: 'TWICE5550 a' }),
      s.movement({ in: 555, note: 'TWICE5550 b' }),
    ]);
    const { list } = await s.shelf('probable', 'TWICE5550');
    expect(list.map(({ certainId }) => certainId)).toEqual([null, null]);
    const outcomes = await Promise.all(
      list.map(({ id }, at) =>
        (at ? s.finance : s.second).client.attempt('acceptStatementLine', { id, transferId: transfer.id }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await s.balance(member)).toBe(55_500);
  });

  test('a transfer approved without a statement is linked, and nothing is credited again', async () => {
    const member = await s.pay.memberWith(0);
    const transfer = await s.file(member, { amountMinor: 44_400, transactionNumber: 'EARLIER-44' });
    await s.finance.client.call('approveBankTransfer', { id: transfer.id });
    await s.store([s.movement({ in: 444, note: 'EARLIER44' })]);
    const line = await s.named('certain', 'EARLIER44');
    expect(line).toMatchObject({ candidates: [{ id: transfer.id, state: 'approved' }] });
    expect(
      await s.finance.client.attempt('creditStatementLine', { id: line?.id ?? '', memberId: member.id }),
    ).toBeRefused('statement.fits');
    await s.finance.client.call('acceptStatementLine', { id: line?.id ?? '', transferId: transfer.id });
    expect(await s.balance(member)).toBe(44_400);
    expect((await s.named('done', 'EARLIER44'))?.state).toBe('done');
    await s.store([s.movement({ in: 444, note: 'EARLIER44 again' })]);
    const again = (await s.named('none', 'EARLIER44 again'))?.id ?? '';
    expect(
      await s.finance.client.attempt('acceptStatementLine', { id: again, transferId: transfer.id }),
    ).toBeRefused('transfer.decided');
  });

  test('above the limit the line waits with its transfer, and after a rejection it is open again', async () => {
    await s.world.tw.set({ adjustAloneMaxMinor: 0 });
    const member = await s.pay.memberWith(0);
    const number = 'LIMIT-3330';
    const transfer = await s.file(member, { amountMinor: 33_300, transactionNumber: number });
    await s.store([s.movement({ in: 333, note: 'LIMIT3330' })]);
    const id = (await s.named('certain', 'LIMIT3330'))?.id ?? '';
    const accept = (who: Person) =>
      who.client.attempt('acceptStatementLine', { id, transferId: transfer.id });
    expect(await accept(s.finance)).toMatchObject({ data: { state: 'pending', creditedMinor: 0 } });
    expect(await s.named('done', 'LIMIT3330')).toMatchObject({ state: 'waiting' });
    expect(await accept(s.finance)).toBeRefused('adjustment.own');
    await s.second.client.call('rejectBankTransfer', { id: transfer.id, reason: 'not ours' });
    expect((await s.named('none', 'LIMIT3330'))?.state).toBe('open');
    const again = await s.file(member, { amountMinor: 33_300, transactionNumber: number });
    const take = (who: Person) => who.client.attempt('acceptStatementLine', { id, transferId: again.id });
    await take(s.finance);
    expect(await take(s.second)).toMatchObject({ data: { state: 'approved', creditedMinor: 33_300 } });
    expect(await s.balance(member)).toBe(33_300);
    await s.world.sql(`update shops set settings = settings - 'adjustAloneMaxMinor' where id = $1`, [
      s.world.tw.id,
    ]);
  });
});
