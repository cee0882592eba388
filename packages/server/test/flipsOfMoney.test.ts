import type { Request } from '@crossdock/contract/table.ts';
import { afterEach, beforeAll, describe, expect } from 'vitest';
import { openPointsWorld, pointsSettings } from './pointsWorld.ts';
import { type SettingName, testSettingEffect } from './settingEffects.ts';

const scene = await openPointsWorld();
const owner = await scene.world.tw.staff(['owner']);
const member = await scene.pay.memberWith(1_000_000);
describe('points', () => {
  const set = async (changes: Partial<Request<'savePointsSettings'>>) => {
    await owner.client.call('savePointsSettings', { ...pointsSettings, ...changes });
  };
  afterEach(() => set({}));
  const earned = async () => {
    const before = await scene.points(member);
    await scene.paidOrder(member, 10_000);
    return (await scene.points(member)) - before;
  };
  const usable = async (billMinor = 10_000) => {
    const orderId = await scene.order(member, billMinor);
    return member.client.call('getOrderPoints', { orderId });
  };

  testSettingEffect('savePointsSettings.active', 'whether paying earns any', async () => {
    expect(await earned()).toBe(10);
    await set({ active: false });
    expect(await earned()).toBe(0);
  });

  testSettingEffect('savePointsSettings.earnPerMinor', 'the freight that earns one', async () => {
    await set({ earnPerMinor: 2_000 });
    expect(await earned()).toBe(5);
  });

  testSettingEffect('savePointsSettings.worthMinor', 'what they become when exchanged', async () => {
    await scene.give(member, 100);
    await set({ worthMinor: 70 });
    const before = await scene.pay.balance(member);
    expect(await scene.exchange(member, 10)).toMatchObject({ ok: true });
    expect((await scene.pay.balance(member)) - before).toBe(700);
  });

  testSettingEffect('savePointsSettings.minUse', 'the fewest that can be used', async () => {
    await scene.give(member, 100);
    expect(await scene.exchange(member, 5)).toMatchObject({ ok: true });
    await set({ minUse: 6 });
    expect(await scene.exchange(member, 5)).toBeRefused('points.belowMin');
  });

  testSettingEffect('savePointsSettings.maxShareBp', 'how much of an order they may pay', async () => {
    await scene.give(member, 1_000);
    const most = (await usable()).usable;
    await set({ maxShareBp: 2_500 });
    expect((await usable()).usable).toBe(most / 2);
  });

  testSettingEffect('savePointsSettings.exchangeable', 'whether they become balance', async () => {
    await scene.give(member, 100);
    await set({ exchangeable: false });
    expect(await scene.exchange(member, 10)).toMatchObject({ ok: false });
  });
});

describe('the promotion programme', () => {
  const set = async (changes: Partial<Request<'savePromotionSettings'>>) => {
    const { settings } = await owner.client.call('getPromotion', {});
    await owner.client.call('savePromotionSettings', { ...settings, ...changes });
  };
  const open = async () => (await member.client.call('getPromotionStatistics', {})).active;
  const rewarded = async () => {
    const fileIds = await Promise.all([1, 2].map(() => scene.world.tw.pictureOf(member, 'share')));
    const { id } = await member.client.call('addMemberShare', { platform: 'facebook', note: 'n', fileIds });
    return owner.client.call('approveShare', { id });
  };

  testSettingEffect('savePromotionSettings.active', 'whether inviting earns', async () => {
    await set({ active: true, rateBp: 500 });
    expect(await open()).toBe(true);
    await set({ active: false });
    expect(await open()).toBe(false);
    await set({ active: true });
  });

  testSettingEffect(
    ['savePromotionSettings.shareRewardMinor', 'savePromotionSettings.shareRewardPoints'],
    'what an approved share earns',
    async () => {
      await set({ shareRewardMinor: 300, shareRewardPoints: 7 });
      expect(await rewarded()).toMatchObject({ rewardMinor: 300, rewardPoints: 7 });
      await set({ shareRewardMinor: 400, shareRewardPoints: 8 });
      expect(await rewarded()).toMatchObject({ rewardMinor: 400, rewardPoints: 8 });
    },
  );
});

describe('payment methods', () => {
  const usual = {
    code: 'sandbox',
    zh: '测试',
    tw: '測試',
    en: 'Test',
    feeBasisPoints: 0,
    forOrders: true,
    forRecharge: true,
    active: true,
    position: 1,
  } as const;
  const set = (changes: Partial<Request<'savePaymentMethod'>>) =>
    owner.client.call('savePaymentMethod', { ...usual, ...changes });
  const seen = async (lang: 'zh' | 'tw' | 'en' = 'en') =>
    (await scene.world.tw.as(member.token, lang).call('getPayTypeList', { source: 4, amountMinor: 50_000 }))
      .methods;

  testSettingEffect(
    ['savePaymentMethod.zh', 'savePaymentMethod.tw', 'savePaymentMethod.en'],
    'its name in the language of the reader',
    async () => {
      await set({ zh: '甲', tw: '乙', en: 'C' });
      const named = (['zh', 'tw', 'en'] as const).map(
        async (lang) => (await seen(lang)).find(({ code }) => code === 'sandbox')?.name,
      );
      expect(await Promise.all(named)).toEqual(['甲', '乙', 'C']);
    },
  );

  testSettingEffect('savePaymentMethod.position', 'the order in which they are offered', async () => {
    const place = async () => (await seen()).findIndex(({ code }) => code === 'sandbox');
    await set({ position: 0 });
    const first = await place();
    await set({ position: 99 });
    expect(await place()).toBeGreaterThan(first);
  });
});

describe('bank accounts', () => {
  const usual = { bankName: '玉山', accountName: '集運', accountNumber: '808', currency: 'TWD', position: 1 };
  let id: string;
  beforeAll(async () => {
    id = (await owner.client.call('saveBankAccount', usual)).id;
  });
  const set = (changes: Partial<Request<'saveBankAccount'>>) =>
    owner.client.call('saveBankAccount', { ...usual, id, ...changes });
  const list = async () => (await member.client.call('getBankList', {})).list;

  const shown: readonly (readonly [SettingName, string])[] = [
    ['saveBankAccount.bankName', '台新'],
    ['saveBankAccount.accountName', '集運二'],
    ['saveBankAccount.accountNumber', '812'],
    ['saveBankAccount.currency', 'USD'],
    ['saveBankAccount.remark', '請寫會員號'],
  ];
  for (const [setting, value] of shown)
    testSettingEffect(setting, 'what members send money to', async () => {
      const field = setting.slice(setting.indexOf('.') + 1);
      await set({});
      expect((await list())[0]).not.toMatchObject({ [field]: value });
      await set({ [field]: value });
      expect((await list())[0]).toMatchObject({ [field]: value });
    });

  testSettingEffect(
    ['saveBankAccount.active', 'saveBankAccount.position'],
    'which are offered first, or at all',
    async () => {
      await set({});
      const other = await owner.client.call('saveBankAccount', { ...usual, accountNumber: '9', position: 2 });
      expect((await list()).map((one) => one.id)).toEqual([id, other.id]);
      await set({ position: 3 });
      expect((await list()).map((one) => one.id)).toEqual([other.id, id]);
      await set({ active: false });
      expect((await list()).map((one) => one.id)).toEqual([other.id]);
    },
  );
});

describe('top-up offers', () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const usual = { amountMinor: 60_000, bonusMinor: 3_000, validFrom: at(-1), validTo: at(9) };

  testSettingEffect(
    [
      'saveRechargeOffer.amountMinor',
      'saveRechargeOffer.bonusMinor',
      'saveRechargeOffer.validFrom',
      'saveRechargeOffer.validTo',
    ],
    'what a top-up gets, and when',
    async () => {
      const { id } = await owner.client.call('saveRechargeOffer', usual);
      const open = async () => (await member.client.call('getRechargeOffers', {})).offers;
      const set = (changes: Partial<Request<'saveRechargeOffer'>>) =>
        owner.client.call('saveRechargeOffer', { ...usual, ...(id ? { id } : {}), ...changes });
      await set({ amountMinor: 70_000 });
      expect(await open()).toMatchObject([{ amountMinor: 70_000, bonusMinor: 3_000 }]);
      await set({ bonusMinor: 4_000 });
      expect(await open()).toMatchObject([{ amountMinor: 60_000, bonusMinor: 4_000 }]);
      await set({ validFrom: at(2) });
      expect(await open()).toEqual([]);
      await set({ validFrom: at(-3), validTo: at(-2) });
      expect(await open()).toEqual([]);
    },
  );
});

testSettingEffect(
  [
    'saveContact.phone',
    'saveContact.line',
    'saveContact.whatsapp',
    'saveContact.email',
    'saveContact.address',
    'saveContact.hours',
  ],
  'how members reach the shop',
  async () => {
    const contact = {
      phone: '02-2345-6789',
      line: 'https://line.me/ti/p/abc',
      whatsapp: '886912345678',
      email: 'help@example.com',
      address: '台北市信義區松高路 9 號',
      hours: '10–19',
    };
    await owner.client.call('saveContact', contact);
    expect(await scene.world.tw.guest.call('getContact', {})).toMatchObject(contact);
  },
);

testSettingEffect('setMemberLevel.level', 'what the member is called', async () => {
  const named = (tw: string, fromPaidMinor: number | null) => ({ zh: tw, tw, en: tw, fromPaidMinor });
  await owner.client.call('saveLevels', { levels: [named('一般', null), named('銀卡', 9_000_000)] });
  const other = await scene.world.tw.member();
  await owner.client.call('setMemberLevel', { memberId: other.id, level: 2, why: 'friend' });
  expect(await other.client.call('getMemberInfo', {})).toMatchObject({ level: 2, levelName: '銀卡' });
});
