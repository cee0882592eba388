import type { Request } from '@crossdock/contract/table.ts';
import { callingCodes, type Region } from '@crossdock/domain/regions.ts';
import { describe, expect, test } from 'vitest';
import { atHome } from './typedAddresses.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

const home = (changes: Partial<Request<'addAddress'>> = {}): Request<'addAddress'> => ({
  ...atHome,
  areaCode: callingCodes[(changes.country ?? 'TW') as Region] ?? '886',
  ...changes,
});
const store = { number: '236471' };

describe('the rules of an address', () => {
  const faults: [string, Partial<Request<'addAddress'>>, Record<string, string>][] = [
    ['consignee required', { consignee: ' ' }, { consignee: 'field.required' }],
    ['a name has letters', { consignee: '😀' }, { consignee: 'field.name' }],
    ['the area code is the country’s', { areaCode: '60' }, { areaCode: 'field.areaCode' }],
    ['another phone has digits', { tel: 'ask my mother' }, { tel: 'field.phoneFree' }],
    [
      'who collects at a store has a name',
      { deliveryType: 3, store: { ...store, linkName: '★★' } },
      { 'store.linkName': 'field.name' },
    ],
    ['phone required', { phone: '' }, { phone: 'field.required' }],
    ['phone without spaces', { phone: '0912 345678' }, { phone: 'field.spaces' }],
    ['Taiwan: 09 and 8 digits', { phone: '0212345678' }, { phone: 'field.phone.TW' }],
    [
      'Hong Kong: 8 digits',
      { country: 'HK', phone: '31234567', idNumber: 'A1234563', zip: '' },
      { phone: 'field.phone.HK' },
    ],
    [
      'Thailand',
      { country: 'TH', phone: '021234567', idNumber: '3100600445635', zip: '10110' },
      { phone: 'field.phone.TH' },
    ],
    [
      'Malaysia',
      { country: 'MY', phone: '0312345678', idNumber: '900101145566', zip: '50000' },
      { phone: 'field.phone.MY' },
    ],
    ['zip code required', { zip: '' }, { zip: 'field.required' }],
    ['zip code form', { zip: '11' }, { zip: 'field.zip' }],
    ['ID or company number required', { idNumber: '' }, { idNumber: 'field.required' }],
    ['Taiwan ID check digit', { idNumber: 'A123456788' }, { idNumber: 'field.idNumber.TW' }],
    [
      'province and city required',
      { province: '', city: '' },
      { province: 'field.required', city: 'field.required' },
    ],
    [
      'detailed address at least 10 characters',
      { detail: '松高路 11 號' },
      { detail: 'field.addressTooShort' },
    ],
    ['only where we deliver', { country: 'DE' }, { country: 'field.country' }],
    [
      'a store must be picked for 7-11',
      { deliveryType: 3, store: { ...store, number: '' } },
      { 'store.number': 'field.store' },
    ],
    ['a pickup point must be picked', { deliveryType: 3 }, { pickupPointId: 'field.pickupPoint' }],
  ];
  test.each(faults)('%s', async (_rule, changes, fields) => {
    const { client } = await world.tw.member();
    const attempt = await client.attempt('addAddress', home(changes));
    if (attempt.ok) throw new Error('was accepted');
    expect(attempt.failure.code).toBe(400);
    expect(
      Object.fromEntries(Object.entries(attempt.failure.fields).map(([k, { error }]) => [k, error])),
    ).toEqual(fields);
  });

  test('the text names the ten characters', async () => {
    const { token } = await world.tw.member();
    const attempt = await world.tw.as(token, 'tw').attempt('addAddress', home({ detail: '短' }));
    expect(attempt).toBeRefused({ fields: { detail: { message: '詳細地址至少 10 個中英文字元' } } });
  });

  test('each region has its own forms, and a company its number', async () => {
    const { client } = await world.tw.member();
    const rows = [{ ...store, name: '松高門市', address: '臺北市信義區松高路 9 號' }];
    const owner = await world.tw.staff(['owner']);
    await owner.client.call('importStores', { country: 'TW', rows });
    const good = [
      home({ idNumber: '12345601', idKind: 'company' }),
      home({
        country: 'HK',
        areaCode: '852',
        phone: '91234567',
        province: '九龍',
        city: '油尖旺區',
        zip: '',
        idNumber: 'A123456(3)',
      }),
      home({
        ...{ country: 'TH', areaCode: '66', phone: '0812345678', idNumber: '3100600445635' },
        ...{ province: 'Bangkok', city: 'วัฒนา', zip: '10110' },
      }),
      home({
        ...{ country: 'MY', areaCode: '60', phone: '0123456789', idNumber: '900101-14-5566' },
        ...{ province: '吉隆坡', city: 'Kuala Lumpur', zip: '50000' },
      }),
      home({ deliveryType: 3, store, detail: '', province: '', city: '', zip: '' }),
    ];
    for (const input of good) expect(await client.attempt('addAddress', input)).toMatchObject({ ok: true });
    expect((await client.call('listAddresses', {})).total).toBe(5);
  });
});

describe('a member keeps addresses', () => {
  test('the first is the default; another can become it, also many at once', async () => {
    const { client } = await world.tw.member();
    const first = await client.call('addAddress', home());
    expect(first).toMatchObject({ isDefault: true, state: 'pending', idNumber: 'A123456789' });
    const others = await Promise.all(Array.from({ length: 6 }, () => client.call('addAddress', home())));
    await Promise.all(others.map(({ id }) => client.call('setDefaultAddress', { id })));
    const { list } = await client.call('listAddresses', {});
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(list[0]?.isDefault).toBe(true);
  });

  test('a retried submission adds one address', async () => {
    const { client } = await world.tw.member();
    const send = () => client.call('addAddress', home(), { idempotencyKey: 'same-key' });
    const [a, b] = await Promise.all([send(), send()]);
    expect(a.id).toBe(b.id);
    expect((await client.call('listAddresses', {})).total).toBe(1);
  });

  test('fifty are the maximum, also when the last two come at once', async () => {
    const { client } = await world.tw.member();
    for (let n = 0; n < 49; n += 1) await client.call('addAddress', home());
    const attempts = await Promise.all([1, 2].map(() => client.attempt('addAddress', home())));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(attempts.find(({ ok }) => !ok)).toBeRefused({ error: 'address.tooMany', params: { max: 50 } });
  });

  test('a deleted one is gone for the member and stays for orders that use it', async () => {
    const { client } = await world.tw.member();
    const { id } = await client.call('addAddress', home());
    await client.call('deleteAddress', { id });
    expect(await client.attempt('getAddress', { id })).toBeRefused({ code: 404 });
    expect(await client.attempt('deleteAddress', { id })).toBeRefused({ code: 404 });
    expect((await client.call('listAddresses', {})).total).toBe(0);
    const rows = await world.sql('select deleted_at from addresses where id = $1', [id]);
    expect(rows).toMatchObject([{ deletedAt: expect.anything() }]);
  });

  test("another member's or shop's address does not exist", async () => {
    const owner = await world.tw.member();
    const { id } = await owner.client.call('addAddress', home());
    const stranger = await world.tw.member();
    const abroad = await world.th.member();
    for (const { client } of [stranger, abroad]) {
      expect(await client.attempt('getAddress', { id })).toBeRefused({ code: 404, error: 'row.notFound' });
      expect(await client.attempt('editAddress', { id, ...home() })).toBeRefused({ code: 404 });
      expect(await client.attempt('deleteAddress', { id })).toBeRefused({ code: 404 });
      expect(await client.attempt('setDefaultAddress', { id })).toBeRefused({ code: 404 });
      expect((await client.call('listAddresses', {})).list).toEqual([]);
    }
    const clerk = await world.th.staff(['support']);
    const seenAt = (await owner.client.call('getAddress', { id })).updatedAt;
    expect(await clerk.client.attempt('auditAddress', { id, decision: 'approve', seenAt })).toBeRefused({
      code: 404,
    });
  });
});

describe('audit', () => {
  test('approve; an edit goes back to audit; reject with a reason; a new edit asks again', async () => {
    const { client } = await world.tw.member();
    const clerk = await world.tw.staff(['support']);
    const decide = (
      address: { id: string; updatedAt: string },
      decision: 'approve' | 'reject',
      reason = '',
    ) =>
      clerk.client.attempt('auditAddress', { id: address.id, decision, reason, seenAt: address.updatedAt });
    const added = await client.call('addAddress', home());
    expect(await decide(added, 'approve')).toMatchObject({ ok: true });
    expect((await client.call('getAddress', { id: added.id })).state).toBe('approved');
    expect(await decide(added, 'reject', 'too late')).toBeRefused('address.notPending');
    const edited = await client.call('editAddress', { id: added.id, ...home({ consignee: '王大明' }) });
    expect(edited.state).toBe('pending');
    expect(await decide(edited, 'reject')).toBeRefusedAt('reason', 'field.required');
    expect(await decide(edited, 'reject', '門牌不存在')).toMatchObject({ ok: true });
    expect(await client.call('getAddress', { id: added.id })).toMatchObject({
      state: 'rejected',
      rejectReason: '門牌不存在',
    });
    expect(await client.call('editAddress', { id: added.id, ...home() })).toMatchObject({
      state: 'pending',
      rejectReason: '',
    });
    const steps = await world.sql(
      'select event, from_state, to_state from transitions where subject_id = $1 order by id',
      [added.id],
    );
    expect(steps.map((s) => (s as { event: string }).event)).toEqual([
      'add',
      'approve',
      'edit',
      'reject',
      'edit',
    ]);
  });

  test('an address changed after a clerk saw it must be seen again', async () => {
    const { client } = await world.tw.member();
    const clerk = await world.tw.staff(['support']);
    const seen = await client.call('addAddress', home());
    await client.call('editAddress', { id: seen.id, ...home({ detail: '另外一條路 999 號 8 樓之 1' }) });
    const attempt = await clerk.client.attempt('auditAddress', {
      id: seen.id,
      decision: 'approve',
      seenAt: seen.updatedAt,
    });
    expect(attempt).toBeRefused({ code: 409, error: 'address.notPending' });
  });

  test('one of two concurrent decisions counts', async () => {
    const { client } = await world.tw.member();
    const clerks = [await world.tw.staff(['support']), await world.tw.staff(['owner'])];
    const { id, updatedAt: seenAt } = await client.call('addAddress', home());
    const attempts = await Promise.all(
      clerks.map((clerk) => clerk.client.attempt('auditAddress', { id, decision: 'approve', seenAt })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('the queue is oldest first, with the facts for the decision; a warehouse clerk may not decide', async () => {
    const shop = world.th;
    const [first, second] = [await shop.member(), await shop.member()];
    const thai = {
      country: 'TH',
      areaCode: '66',
      phone: '0812345678',
      ...{ province: 'กรุงเทพมหานคร', city: 'คลองเตย', zip: '10110' },
      idNumber: '3100600445635',
    };
    const a = await first.client.call('addAddress', home(thai));
    const b = await second.client.call('addAddress', home(thai));
    const support = await shop.staff(['support']);
    const { list, total } = await support.client.call('listAddressAudits', {});
    expect(list.map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(total).toBe(2);
    await first.client.call('editAddress', { ...home({ ...thai, consignee: '李小龍' }), id: a.id });
    const edited = await support.client.call('listAddressAudits', {});
    expect(edited.list.map(({ id, consignee }) => [id, consignee])).toEqual([
      [a.id, '李小龍'],
      [b.id, '王小明'],
    ]);
    expect(list[0]).toMatchObject({ memberId: first.id, sameIdNumber: 1, state: 'pending' });
    const warehouse = await shop.staff(['warehouse']);
    expect(
      await warehouse.client.attempt('auditAddress', { id: a.id, decision: 'approve', seenAt: a.updatedAt }),
    ).toBeRefused({ code: 403 });
  });

  test('a shop without reviews approves at once, edits too', async () => {
    await world.th.set({ addressAudit: false });
    const { client } = await world.th.member();
    const { id, state } = await client.call('addAddress', home());
    expect(state).toBe('approved');
    expect(await world.th.guest.call('getShopInfo', {})).toMatchObject({ addressAudit: false });
    expect((await client.call('editAddress', { id, ...home() })).state).toBe('approved');
  });
});
