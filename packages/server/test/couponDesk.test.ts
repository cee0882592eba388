import { afterEach, describe, expect, test } from 'vitest';
import { faultsOfCoupons, inDays, openCouponWorld, plainCoupon } from './couponWorld.ts';
import type { Person } from './world.ts';

const scene = await openCouponWorld();
afterEach(async () => expect(await faultsOfCoupons(scene.world)).toEqual([]));

const accountOf = async (member: Person) => (await member.client.call('getMemberInfo', {})).account;

describe('staff', () => {
  test('write a draft, activate and stop it; members keep their terms', async () => {
    const { client } = scene.finance;
    const { id } = await client.call('saveCoupon', plainCoupon);
    const coupon = () => client.call('getStaffCoupon', { id });
    expect(await coupon()).toMatchObject({ state: 'draft', amountMinor: 5_000, issuedCount: 0 });
    const rules = { join: 'or' as const, conditions: [{ on: 'weight' as const, atLeast: 9 }] };
    await client.call('saveCoupon', { ...plainCoupon, id, amountMinor: 6_000, rules });
    expect(await coupon()).toMatchObject({ amountMinor: 6_000, rules });
    await client.call('saveCoupon', { ...plainCoupon, id, amountMinor: 6_000 });
    await client.call('moveCoupon', { id, event: 'activate' });
    expect(await client.attempt('saveCoupon', { ...plainCoupon, id, amountMinor: 7_000 })).toBeRefused(
      'coupon.termsHeld',
    );
    await client.call('saveCoupon', {
      ...plainCoupon,
      id,
      amountMinor: 6_000,
      en: 'Sixty off',
      totalCount: 10,
    });
    expect(await coupon()).toMatchObject({ en: 'Sixty off', totalCount: 10, state: 'active' });
    await client.call('moveCoupon', { id, event: 'stop' });
    expect(await client.attempt('moveCoupon', { id, event: 'stop' })).toBeRefused('row.changed');
    const other = await scene.coupon();
    for (const state of ['stopped', undefined] as const) {
      const { list } = await client.call('listStaffCoupons', { state, words: 'sixty' });
      expect(list.map((row) => row.id)).toEqual([id]);
    }
    const clerks = await Promise.all([1, 2, 3, 4].map(() => scene.world.tw.staff(['finance'])));
    const stop = (by: Person) => by.client.attempt('moveCoupon', { id: other, event: 'stop' });
    const stopped = await Promise.all(clerks.map(stop));
    expect(stopped.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await client.call('listStaffCoupons', { state: 'active' })).list).toEqual([]);
  });

  test('cannot lower the number below the issued copies, nor the budget below the used part', async () => {
    const member = await scene.buyer();
    const { client } = scene.finance;
    const id = await scene.coupon({ totalCount: 5, budgetMinor: 20_000 });
    const account = await accountOf(member);
    await client.call('issueCoupon', { id, to: 'accounts', accounts: [account] });
    const other = await accountOf(await scene.buyer());
    await client.call('issueCoupon', { id, to: 'accounts', accounts: [other] });
    const change = (more: object) =>
      client.attempt('saveCoupon', { ...plainCoupon, id, totalCount: 5, budgetMinor: 20_000, ...more });
    expect(await change({ totalCount: 1 })).toBeRefused('coupon.fewerThanIssued', 'totalCount');
    await scene.world.change('coupons', { id }, { usedMinor: 500 });
    expect(await change({ budgetMinor: 499 })).toBeRefused('coupon.lessThanUsed', 'budgetMinor');
    expect(await change({ budgetMinor: 500 })).toMatchObject({ ok: true });
    await scene.world.change('coupons', { id }, { usedMinor: 0 });
    expect(await change({ budgetMinor: 500, totalCount: 2 })).toMatchObject({ ok: true });
  });

  test.each([
    ['an amount', { amountMinor: 0 }, 'amountMinor', 'field.required'],
    ['a rate', { type: 2 as const }, 'rateBp', 'field.required'],
    ['a last day or a number of days', { validUntil: null }, 'validUntil', 'coupon.validity'],
    ['not both', { validDays: 3 }, 'validUntil', 'coupon.validity'],
    ['an end after the start', { validUntil: inDays(-2) }, 'validUntil', 'field.ascending'],
    [
      'each condition once',
      {
        rules: {
          join: 'and' as const,
          conditions: [
            { on: 'weight' as const, atLeast: 1 },
            { on: 'weight' as const, atLeast: 2 },
          ],
        },
      },
      'rules.conditions',
      'coupon.conditionTwice',
    ],
  ])('a coupon needs %s', async (_, fields, field, error) => {
    const answer = await scene.finance.client.attempt('saveCoupon', { ...plainCoupon, ...fields });
    expect(answer).toBeRefused({ code: 400, fields: { [field]: { error } } });
  });

  test('give to pasted accounts, with a result for each', async () => {
    const [first, second, third] = [await scene.buyer(), await scene.buyer(), await scene.buyer()];
    const id = await scene.coupon();
    const accounts = await Promise.all([first, second, third].map(accountOf));
    const [a = '', b = '', c = ''] = accounts;
    await scene.world.change('members', { id: third.id }, { status: 'disabled' });
    const issue = (list: string[]) =>
      scene.finance.client.call('issueCoupon', { id, to: 'accounts', accounts: list });
    expect(await issue([a])).toEqual({ given: 1, lines: [{ account: a, outcome: 'given' }] });
    expect(await issue([a, b.toUpperCase(), b, 'nobody', c])).toEqual({
      given: 1,
      lines: [
        { account: a, outcome: 'limitReached' },
        { account: b.toUpperCase(), outcome: 'given' },
        { account: b, outcome: 'twice' },
        { account: 'nobody', outcome: 'unknown' },
        { account: c, outcome: 'disabled' },
      ],
    });
    expect((await second.client.call('listCoupons', {})).list).toHaveLength(1);
  });

  test('give to a level and to everybody, each once, up to the coupon’s number', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => scene.buyer()));
    await scene.world.sql('update members set level = 7 where id = any($1)', [members.map(({ id }) => id)]);
    const { client } = scene.finance;
    const level = await scene.coupon();
    expect(await client.call('issueCoupon', { id: level, to: 'level', level: 7 })).toEqual({
      given: 3,
      lines: [],
    });
    expect(await client.call('issueCoupon', { id: level, to: 'level', level: 7 })).toEqual({
      given: 0,
      lines: [],
    });
    const all = await scene.coupon();
    const [{ n } = { n: 0 }] = await scene.world.sql<{ n: number }>(
      `select count(*)::int as n from members where shop_id = $1 and status = 'active'`,
      [scene.world.tw.id],
    );
    expect(await client.call('issueCoupon', { id: all, to: 'all', level: 7 })).toMatchObject({ given: n });
    const few = await scene.coupon({ totalCount: 2 });
    expect(await client.attempt('issueCoupon', { id: few, to: 'level', level: 7 })).toBeRefused({
      error: 'coupon.soldOut',
      params: { left: 2 },
    });
    expect(await client.call('getStaffCoupon', { id: few })).toMatchObject({ issuedCount: 0 });
    expect(await client.attempt('issueCoupon', { id: few, to: 'accounts' })).toBeRefusedAt(
      'accounts',
      'field.required',
    );
    expect(await client.attempt('issueCoupon', { id: few, to: 'level' })).toBeRefusedAt(
      'level',
      'field.required',
    );
  });

  test('issue the last three in ten concurrent calls, and never a fourth', async () => {
    const id = await scene.coupon({ totalCount: 3 });
    const members = await Promise.all(Array.from({ length: 10 }, () => scene.buyer()));
    const accounts = await Promise.all(members.map(accountOf));
    const answers = await Promise.all(
      accounts.map((account) =>
        scene.finance.client.attempt('issueCoupon', { id, to: 'accounts', accounts: [account] }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toBeRefused('coupon.soldOut');
    expect(await scene.finance.client.call('getStaffCoupon', { id })).toMatchObject({ issuedCount: 3 });
  });

  test('make many codes, all different, of readable letters, as a table', async () => {
    const id = await scene.coupon();
    const { client } = scene.finance;
    const { batchId } = await client.call('makeCouponCodes', {
      id,
      count: 500,
      length: 8,
      expiresAt: inDays(9),
    });
    const { list } = await client.call('listCouponCodes', { id });
    expect(list).toMatchObject([{ batchId, count: 500, maxUses: 1, usedCount: 0 }]);
    const sheet = await client.call('exportCouponCodes', { id, batchId, format: 'csv' });
    const rows = Buffer.from(sheet.base64, 'base64').toString().trim().split('\r\n').slice(1);
    const codes = rows.map((row) => row.split(',')[0] ?? '');
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-TV-Z2-9]{8}$/);
    const xlsx = await client.call('exportCouponCodes', { id, batchId, format: 'xlsx' });
    expect(xlsx.filename).toMatch(/\.xlsx$/);
    await client.call('moveCoupon', { id, event: 'stop' });
    expect(await client.attempt('makeCouponCodes', { id, count: 1 })).toBeRefused('coupon.stopped');
  });

  test("see a coupon's holders, and revoke an unused copy, once", async () => {
    const member = await scene.buyer();
    const copy = await scene.held(member);
    const { client } = scene.finance;
    const { list } = await client.call('listCouponHolders', { memberId: member.id });
    expect(list).toMatchObject([{ id: copy, state: 'unused', source: 'issued', orderNumber: null }]);
    expect(await client.call('revokeCoupon', { id: copy, why: '發錯了' })).toEqual({ done: true });
    expect(await client.attempt('revokeCoupon', { id: copy, why: '發錯了' })).toBeRefused('coupon.revoked');
    expect((await member.client.call('listCoupons', {})).total).toBe(0);
    const refused = await member.submit({ memberCouponId: copy });
    expect(refused).toBeRefused('coupon.revoked', 'memberCouponId');
  });

  test('see each batch of codes with its terms and uses, and export one', async () => {
    const { client } = scene.finance;
    const [id, other] = [await scene.coupon({ perMember: 9 }), await scene.coupon()];
    const expiresAt = inDays(9);
    const first = await client.call('makeCouponCodes', { id, count: 3, maxUses: 4, expiresAt });
    const second = await client.call('makeCouponCodes', { id, count: 2 });
    await client.call('makeCouponCodes', { id: other, count: 5 });
    const codes = async (batchId: string) => {
      const { base64, filename } = await client.call('exportCouponCodes', { id, batchId, format: 'csv' });
      expect(filename).toMatch(/^codes-tw-\d{4}-\d\d-\d\d\.csv$/);
      const lines = Buffer.from(base64, 'base64').toString().trim().split('\r\n').slice(1);
      return lines.map((line) => line.split(','));
    };
    const sorted = (await codes(first.batchId)).map(([code]) => code).sort();
    const [code = ''] = sorted;
    for (const member of [await scene.buyer(), await scene.buyer()])
      await member.client.call('exchangeCoupon', { code });
    const { list } = await client.call('listCouponCodes', { id });
    const createdAt = expect.any(String);
    expect(list).toEqual([
      {
        ...{ batchId: second.batchId, count: 2, maxUses: 1, usedCount: 0, expiresAt: null, createdAt },
        example: expect.any(String),
      },
      { batchId: first.batchId, count: 3, maxUses: 4, usedCount: 2, expiresAt, createdAt, example: code },
    ]);
    expect(await codes(first.batchId)).toEqual([
      [code, '4', '2', expiresAt],
      [sorted[1], '4', '0', expiresAt],
      [sorted[2], '4', '0', expiresAt],
    ]);
    expect((await codes(second.batchId)).map(([, ...rest]) => rest)).toEqual(Array(2).fill(['1', '0', '']));
    const elsewhere = { id: other, batchId: first.batchId, format: 'csv' } as const;
    expect(await client.attempt('exportCouponCodes', elsewhere)).toBeRefused('row.notFound');
    expect(await client.attempt('listCouponCodes', { id: second.batchId })).toMatchObject({ ok: false });
  });

  test('find copies by coupon, member and state, and see why one cannot be revoked', async () => {
    const { client } = scene.finance;
    const [member, other] = [await scene.buyer(), await scene.buyer()];
    const [used, unused, theirs] = [
      await scene.held(member),
      await scene.held(member),
      await scene.held(other),
    ];
    await member.submit({ memberCouponId: used });
    const listed = async (filters: object) =>
      (await client.call('listCouponHolders', filters)).list.map((row) => row.id);
    expect(await listed({ memberId: member.id })).toEqual([unused, used]);
    expect(await listed({ memberId: member.id, state: 'used' })).toEqual([used]);
    const [row] = (await client.call('listCouponHolders', { memberId: other.id })).list;
    expect(row).toMatchObject({ couponName: plainCoupon.en, memberId: other.id });
    for (const lang of ['zh', 'tw'] as const) {
      const desk = scene.world.tw.as(scene.finance.token, lang);
      const seen = (await desk.call('listCouponHolders', { memberId: other.id })).list;
      const held = (await scene.world.tw.as(other.token, lang).call('listCoupons', {})).list;
      expect([seen[0]?.couponName, held[0]?.name]).toEqual([plainCoupon[lang], plainCoupon[lang]]);
    }
    expect(await listed({ id: row?.couponId })).toEqual([theirs]);
    const take = (id: string) => client.attempt('revokeCoupon', { id, why: '發錯了' });
    expect(await take(used)).toBeRefused('coupon.used');
    expect(await take(row?.couponId ?? '')).toBeRefused('row.notFound');
    expect(await listed({ memberId: member.id, state: 'unused' })).toEqual([unused]);
    const { list } = await member.client.call('listCoupons', { status: 3 });
    expect(list.map(({ id, status }) => [id, status])).toEqual([[used, 3]]);
  });

  test('in support may view but not give', async () => {
    const support = await scene.world.tw.staff(['support']);
    const id = await scene.coupon();
    expect(await support.client.call('getStaffCoupon', { id })).toMatchObject({ state: 'active' });
    expect(await support.client.attempt('issueCoupon', { id, to: 'all' })).toBeRefused({ code: 403 });
  });
});
