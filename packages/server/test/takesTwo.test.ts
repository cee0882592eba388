import { type CallName, calls } from '@crossdock/contract/table.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { plainBody } from '@crossdock/domain/samples/rateCards.ts';
import { may } from '@crossdock/domain/staff/roles.ts';
import { describe, expect, test } from 'vitest';
import { hoursAgo } from './ago.ts';
import { insertLane } from './orderWorld.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { refusedWith } from './toBeRefused.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld({ settings: { adjustAloneMaxMinor: 10_000 } });
const owner = await world.tw.staff(['owner']);
const second = await world.tw.staff(['owner']);
await world.tw.member();

const account = { bankName: '玉山銀行', accountName: '集運', accountNumber: '808-1', currency: 'TWD' };
const accounts = async () => (await owner.client.call('listBankAccounts', {})).list;
const waits = refusedWith('act.waits');
const pending = async (who: Person, kind: string) =>
  (await pendingApprovalRequests(who)).filter((act) => act.kind === kind);

type Calls = typeof calls;
/** Staff calls that save settings and need only one person. A new one does not compile until it is listed below. */
type Alone = {
  [N in CallName]: N extends `save${string}` | `publish${string}`
    ? Calls[N]['access'] extends { readonly by: 'staff' }
      ? [Exclude<Calls[N]['takesTwo'], undefined>] extends [never]
        ? N
        : never
      : never
    : never;
}[CallName];

/** Calls with the reason why one person is enough. Never list rates or destinations of money: they have `takesTwo`. */
const alone: Readonly<Record<Alone, string>> = {
  saveDutyTable: 'what estimates say; moves no money',
  saveRemittanceSettings: 'when an order counts as late; moves no money',
  savePaymentMethod: 'its fee is paid by members to the shop; it names no account',
  saveAfterSalesSettings: 'each claim that is granted counts in the limit',
  saveChargeback: 'a note, and who works on it: moves no money',
  saveDisputeSettings: 'how far two measurements may differ; what is given back is what was paid',
  saveHoldSettings: 'orders that hold a price keep their terms, so it moves no money of an order that exists',
  savePriceLimits: 'one person’s daily limit over all kinds holds besides',
  saveProblemSettings: 'fees that members pay',
  saveServiceSettings: 'pictures given free with a parcel: no money moves',
  saveProductSettings: 'how long goods wait for their payment',
  saveReceiptSettings: 'what stands on later receipts; moves no money',
  saveErasureSettings: 'how much longer than the law documents are kept; moves no money',
  saveEinvoiceSettings: 'how later invoices are taxed; moves no money',
  savePickupSettings: 'when drivers come',
  saveVipSettings: 'what is asked of a file',
  saveStaffSettings: 'whether staff need a second factor',
  saveShopBasics: 'before there are prices; moves no money',
  saveShopSettings: 'name, languages, time and forms',
  saveDeskSettings: 'what a desk asks about',
  saveDeclarerSettings: 'what is asked of declarers',
  saveIdentitySettings: 'what is asked of members',
  saveChatSettings: 'hours of the chat',
  saveMessengerSettings: 'how members log in',
  saveNoticeSettings: 'which way messages go',
  saveMailSettings: 'who sends mail',
  saveMailboxSettings: 'where reports about mail are read',
  saveSmsSettings: 'who sends text messages',
  saveStoreMapSettings: 'where stores are picked',
  saveAccountCodes: 'how the accountant calls accounts; no money moves',
  saveAdjustmentSettings: 'the limit itself: an act of its own (`limit`), which takes two',
  saveRechargeOffer: 'an act of its own (`offer`), which always takes two',
  saveCoupon: 'an act of its own (`coupon`), which counts in the limit once the coupon is in use',
  saveService: 'a price that members pay, seen on each bill',
  saveProduct: 'a price that members pay, seen on each bill',
  savePickupArea: 'a price that members pay, seen on each bill',
  saveCustomsProduct: 'what customs are told',
  saveProductCategory: 'a name',
  savePickupPoint: 'where goods are handed over; it names no account',
  saveLevels: 'names and marks of levels: a level gives nothing',
  saveListing: 'what search engines show of the shop',
  saveContact: 'how members reach the shop',
  saveLinePush: 'who sends messages in LINE',
  saveShopText: 'words',
  saveNoticeTemplate: 'words',
  saveAnnouncement: 'words',
  saveArticle: 'words',
  saveReadyAnswer: 'words',
  saveListView: 'what somebody looks at',
  saveListColumns: 'what somebody looks at',
};

test('every call that changes settings needs two people, or has a reason why not', () => {
  const setting = keysOf(calls).filter(
    (name) => /^(save|publish)[A-Z]/.test(name) && calls[name].access.by === 'staff',
  );
  const marked = setting.filter((name) => calls[name].takesTwo !== undefined);
  expect(marked).toEqual(
    expect.arrayContaining(['savePointsSettings', 'savePromotionSettings', 'saveCommentSettings']),
  );
  expect(marked).toEqual(
    expect.arrayContaining(['saveBankAccount', 'savePaymentAccount', 'publishRateCard']),
  );
  expect([...marked, ...keysOf(alone)].sort()).toEqual([...setting].sort());
});

test('only a person who may set it can approve it: finance or an owner', () => {
  for (const name of keysOf(calls)) {
    const { takesTwo, access } = calls[name];
    if (takesTwo === undefined) continue;
    expect(access.by).toBe('staff');
    expect(access.by === 'staff' && may(['owner'], access.can), name).toBe(true);
  }
});

describe('payout destinations', () => {
  test('one person alone changes nothing, and a second one who requests the same does', async () => {
    expect(await owner.client.attempt('saveBankAccount', account)).toBeRefused('act.waits');
    expect(await owner.client.attempt('saveBankAccount', account)).toBeRefused('act.waits');
    expect(await accounts()).toEqual([]);
    expect(await pending(owner, 'destination')).toMatchObject([{ mine: true, monthMinor: 0 }]);
    expect(await second.client.attempt('saveBankAccount', account)).toMatchObject({ ok: true });
    expect(await accounts()).toMatchObject([{ accountNumber: '808-1' }]);
    expect(await pending(owner, 'destination')).toEqual([]);
  });

  test('a newer request replaces a waiting one, so an old one never overrides a new one', async () => {
    await owner.client.attempt('saveBankAccount', { ...account, accountNumber: '808-2' });
    expect(
      await second.client.attempt('saveBankAccount', { ...account, accountNumber: '808-3' }),
    ).toMatchObject({ ok: false });
    expect((await accounts()).map(({ accountNumber }) => accountNumber)).toEqual(['808-1']);
  });

  test('two at once: at most one account, and both have agreed to it', async () => {
    const wanted = { ...account, accountNumber: '808-9' };
    await Promise.all(
      [owner, second, owner, second].map((who) => who.client.attempt('saveBankAccount', wanted)),
    );
    const found = (await accounts()).filter(({ accountNumber }) => accountNumber === '808-9');
    expect(found.length).toBeLessThanOrEqual(2);
    for (const act of await world.sql<{ requestedBy: string; auditedBy: string }>(
      'select requested_by as "requestedBy", audited_by as "auditedBy" from money_acts where kind = \'destination\' and state = \'approved\'',
    ))
      expect(act.auditedBy).not.toBe(act.requestedBy);
  });
});

test('a rate is set by approval from the list, only by those who may set it', async () => {
  const half = { active: true, rateBp: 5_000, shareRewardMinor: 0, shareRewardPoints: 0 };
  const rate = async () => {
    const [row] = await world.sql<{ rate: number | null }>(
      "select (settings->'promotion'->>'rateBp')::int as rate from shops where id = $1",
      [world.tw.id],
    );
    return row?.rate;
  };
  expect(await owner.client.attempt('savePromotionSettings', half)).toBeRefused('act.waits');
  expect(await rate()).not.toBe(5_000);
  const [act] = await pending(second, 'rate');
  // Nobody was invited, so over the last 30 days the new rate would have cost nothing more.
  expect(act).toMatchObject({ monthMinor: 0, asked: { call: 'savePromotionSettings' } });
  expect(await owner.client.attempt('approveAdjustment', { id: act?.id ?? '' })).toBeRefused(
    'adjustment.own',
  );
  await second.client.call('approveAdjustment', { id: act?.id ?? '' });
  expect(await rate()).toBe(5_000);
});

test('prices of 0 are reported, and published by two people', async () => {
  const lane = await insertLane(world, world.tw);
  const zone = await world.row('zones', { channelId: lane.channelId });
  const nothing = { ...plainBody.freight, firstPriceMinor: 0, stepPriceMinor: 0 };
  const { id, version } = await owner.client.call('draftRateCard', {
    ...{ zoneId: zone?.id ?? '', name: 'free', validFrom: '2027-01-01T00:00:00Z', validTo: null },
    card: { ...plainBody, freight: nothing },
  });
  expect(await owner.client.attempt('publishRateCard', { id, version })).toBeRefused({
    error: 'pricing.isFree',
    fields: { free: {} },
  });
  expect(await owner.client.attempt('publishRateCard', { id, version, free: true })).toBeRefused('act.waits');
  expect(await second.client.attempt('publishRateCard', { id, version, free: true })).toMatchObject({
    ok: true,
  });
});

test('two waiting settings are approved separately', async () => {
  const { settings: points } = await owner.client.call('getPointsOverview', {});
  const promotion = { active: true, rateBp: 4_000, shareRewardMinor: 0, shareRewardPoints: 0 };
  const asks = {
    points: (who: Person) => who.client.attempt('savePointsSettings', { ...points, minUse: 7 }),
    promotion: (who: Person) => who.client.attempt('savePromotionSettings', promotion),
  };
  for (const ask of Object.values(asks)) expect(await ask(owner)).toBeRefused('act.waits');
  expect(await pending(second, 'rate')).toMatchObject(Array(2).fill({ amountMinor: 0 }));
  expect(await asks.promotion(second)).toMatchObject({ ok: true });
  expect(await pending(second, 'rate')).toMatchObject([{ asked: { call: 'savePointsSettings' } }]);
  expect(await asks.points(second)).toMatchObject({ ok: true });
  expect(await pending(second, 'rate')).toEqual([]);
});

test('two waiting rows are approved separately', async () => {
  const all = await accounts();
  const [one] = all;
  const other = { ...account, accountNumber: '808-20' };
  for (const who of [owner, second]) await who.client.attempt('saveBankAccount', other);
  const id = (await accounts()).find(({ accountNumber }) => accountNumber === '808-20')?.id ?? '';
  const closing = [
    { ...account, id: one?.id ?? '', active: false },
    { ...other, id, active: false },
  ];
  for (const input of closing)
    expect(await owner.client.attempt('saveBankAccount', input)).toBeRefused('act.waits');
  expect(await pending(second, 'destination')).toHaveLength(2);
  for (const input of closing)
    expect(await second.client.attempt('saveBankAccount', input)).toMatchObject({ ok: true });
});

test('a shop without a second approver waits a day, then its owner may; without members nothing waits', async () => {
  const only = await world.th.staff(['owner']);
  // Staff who may not approve or have left do not count.
  await world.th.staff(['warehouse']);
  const left = await world.th.staff(['owner']);
  await world.change('staff', { id: left.id }, { status: 'disabled' });
  await world.th.set({ adjustAloneMaxMinor: 1 });
  const thai = { ...account, currency: 'THB' };
  expect(await only.client.attempt('saveBankAccount', thai)).toMatchObject({ ok: true });
  await world.th.member();
  const other = { ...thai, accountNumber: '808-5' };
  expect(await only.client.attempt('saveBankAccount', other)).toBeRefused('act.waitsADay');
  expect(await only.client.attempt('saveBankAccount', other)).toBeRefused('act.waitsADay');
  await world.change('moneyActs', { shopId: world.th.id }, { createdAt: hoursAgo(25) });
  const changed = { ...other, accountNumber: '666' };
  expect(await only.client.attempt('saveBankAccount', changed)).toBeRefused('act.waitsADay');
  await world.change('moneyActs', { shopId: world.th.id }, { createdAt: hoursAgo(25) });
  expect(await only.client.attempt('saveBankAccount', changed)).toMatchObject({ ok: true });
  // Finance may approve an account. Settings that only an owner may change still wait a day.
  await world.th.staff(['finance']);
  expect(await only.client.attempt('saveBankAccount', { ...thai, accountNumber: '808-6' })).toMatchObject(
    waits,
  );
  expect(await only.client.attempt('saveCommentSettings', { points: 9 })).toBeRefused('act.waitsADay');
});
