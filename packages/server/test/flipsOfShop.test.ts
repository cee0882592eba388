import { afterEach, describe, expect } from 'vitest';
import { solvedCaptcha } from './captchaSolver.ts';
import { choiceOf, insertApprovedAddress, insertShelvedParcel, submitAtQuote } from './orderWorld.ts';
import { forecast, freshNumber, goods, insertTestWarehouse, measured } from './parcelWorld.ts';
import { openPayWorld } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type SavedSettings, settingsOf } from './shopSettings.ts';
import { atHome } from './typedAddresses.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const owner = await world.tw.staff(['owner']);
const member = await pay.memberWith(1_000_000);
const address = await insertApprovedAddress(world, pay.lane, member);
const usual = await settingsOf(owner);
afterEach(() => set({}));

/** Saves the usual settings with these changes. The process uses them at once. */
async function set(changes: Partial<SavedSettings>): Promise<void> {
  await owner.client.call('saveShopSettings', { ...usual, ...changes });
}

type Attempt = { readonly ok: true } | { readonly ok: false; readonly failure: { readonly error: string } };
const errorOf = (attempt: Attempt) => (attempt.ok ? 'ok' : attempt.failure.error);

const said = (fields: object = {}) =>
  member.client.attempt('forecastParcels', { courierNumber: freshNumber(), ...goods, ...fields });

const newParcel = (fields: Parameters<typeof insertShelvedParcel>[3] = {}) =>
  insertShelvedParcel(world, pay.lane, member, fields);

const trySubmit = async (parcelIds: string[], addressId = address) => {
  const choice = choiceOf(pay.lane, parcelIds, addressId);
  const quote = await member.client.attempt('quoteOrder', choice);
  const totalMinor = quote.ok ? quote.data.totalMinor : 0;
  return errorOf(await member.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true }));
};

describe('branding', () => {
  const info = () => world.tw.guest.call('getShopInfo', {});

  testSettingEffect('saveShopSettings.name', 'what every visitor reads', async () => {
    await set({ name: '新名字' });
    expect((await info()).shop_name).toBe('新名字');
  });

  testSettingEffect('saveShopSettings.theme', 'the colours of the pages', async () => {
    await set({ theme: 'rabbitRed' });
    expect((await info()).theme).toBe('rabbitRed');
  });

  testSettingEffect('saveShopSettings.defaultLang', 'the language of who has not chosen one', async () => {
    const refusal = async () =>
      (
        await world.running.server.app.inject({ url: '/api/Member/None', headers: { host: world.tw.host } })
      ).json().message;
    await set({ defaultLang: 'en' });
    const english = await refusal();
    await set({ defaultLang: 'tw' });
    expect(await refusal()).not.toBe(english);
    expect((await info()).defaultLanguage).toBe('tw');
  });

  testSettingEffect('saveShopSettings.support', 'where the button for help leads', async () => {
    const list = async () => (await world.tw.guest.call('getShopConfig', {})).list;
    await set({ support: { visible: true, type: 3, params: '886912345678' } });
    expect(await list()).toEqual([{ type: 3, show: true, supportType: 3, params: '886912345678' }]);
    await set({ support: { visible: false, type: 3, params: '886912345678' } });
    expect(await list()).toMatchObject([{ show: false }]);
  });
});

describe('forecasts', () => {
  testSettingEffect('saveShopSettings.batchMax', 'numbers in one forecast', async () => {
    const two = () => said({ courierNumber: `${freshNumber()},${freshNumber()}` });
    expect(errorOf(await two())).toBe('ok');
    await set({ batchMax: 1 });
    expect(errorOf(await two())).toBe('parcel.batchTooBig');
  });

  testSettingEffect('saveShopSettings.maxDeclaredValueMinor', 'the highest value that is taken', async () => {
    await set({ maxDeclaredValueMinor: goods.declaredValueMinor });
    expect(errorOf(await said())).toBe('ok');
    await set({ maxDeclaredValueMinor: goods.declaredValueMinor - 1 });
    expect(errorOf(await said())).toBe('parcel.valueTooBig');
  });

  testSettingEffect('saveShopSettings.sensitiveWords', 'goods names that are refused', async () => {
    expect(errorOf(await said({ goodsName: '棉質上衣' }))).toBe('ok');
    await set({ sensitiveWords: ['棉質'] });
    expect(errorOf(await said({ goodsName: '棉質上衣' }))).toBe('parcel.sensitiveWord');
  });

  testSettingEffect('saveShopSettings.claimNeedsProof', 'claiming what has arrived unannounced', async () => {
    const { warehouseId } = pay.lane;
    const claim = async () => {
      const courierNumber = freshNumber();
      await owner.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
      return (await member.client.call('forecastParcels', { courierNumber, ...goods })).list[0]?.result;
    };
    expect(await claim()).toBe('needsProof');
    await set({ claimNeedsProof: false });
    expect(await claim()).toBe('claimed');
  });

  testSettingEffect('saveShopSettings.volumeDivisorCm3PerKg', "a parcel's volume weight", async () => {
    const { id, courierNumber } = await forecast(member);
    const warehouseId = await insertTestWarehouse(world, world.tw);
    await owner.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
    const told = async () => (await member.client.call('getParcel', { id })).volumeWeightG;
    expect(await told()).toBe(1_000);
    await set({ volumeDivisorCm3PerKg: 5_000 });
    expect(await told()).toBe(1_200);
  });
});

describe('orders', () => {
  testSettingEffect('saveShopSettings.mergeBy', 'what may travel together', async () => {
    const pair = async () => [await newParcel(), await newParcel({ goodsType: 'shoes' })];
    expect(await trySubmit(await pair())).toBe('parcel.otherGoods');
    await set({ mergeBy: 'class' });
    expect(await trySubmit(await pair())).toBe('ok');
  });

  testSettingEffect('saveShopSettings.picturesNeeded', 'parcels without a picture', async () => {
    const bare = await newParcel({ withPicture: false });
    expect(await trySubmit([bare])).toBe('parcel.noPictures');
    await set({ picturesNeeded: false });
    expect(await trySubmit([bare])).toBe('ok');
  });

  testSettingEffect('saveShopSettings.orderBeforeAudit', 'orders on an address that waits', async () => {
    const waiting = await insertApprovedAddress(world, pay.lane, member, { state: 'pending' });
    expect(await trySubmit([await newParcel()], waiting)).not.toBe('ok');
    await set({ orderBeforeAudit: true });
    expect(await trySubmit([await newParcel()], waiting)).toBe('ok');
  });

  testSettingEffect(
    'saveShopSettings.payBeforePacking',
    'whether an order first waits for its money',
    async () => {
      const state = async () => {
        const { id } = await submitAtQuote(member, choiceOf(pay.lane, [await newParcel()], address));
        return (await member.client.call('getOrder', { orderId: id })).state;
      };
      expect(await state()).toBe('processing');
      await set({ payBeforePacking: true });
      expect(await state()).toBe('awaitingPayment');
    },
  );

  testSettingEffect('saveShopSettings.memberMaySign', 'who signs for an order', async () => {
    const sign = async () => {
      const orderId = await pay.order(member, 10_000, { state: 'awaitingSignature' });
      return errorOf(await member.client.attempt('signOrder', { orderId }));
    };
    expect(await sign()).toBe('ok');
    await set({ memberMaySign: false });
    expect(await sign()).toBe('order.signByShop');
  });

  testSettingEffect('saveShopSettings.addressAudit', 'whether staff look at new addresses', async () => {
    const state = async () =>
      (
        await member.client.call('addAddress', {
          ...atHome,
        })
      ).state;
    expect(await state()).toBe('pending');
    await set({ addressAudit: false });
    expect(await state()).toBe('approved');
  });
});

describe('money and delivery', () => {
  const start = (amountMinor = 50_000) =>
    member.client.attempt('startPayment', { purpose: 'recharge', amountMinor, method: 'sandbox' });

  testSettingEffect('saveShopSettings.rechargeMinMinor', 'the smallest top-up', async () => {
    await set({ rechargeMinMinor: 50_000 });
    expect(errorOf(await start())).toBe('ok');
    await set({ rechargeMinMinor: 50_001 });
    expect(errorOf(await start())).toBe('recharge.amountRange');
  });

  testSettingEffect('saveShopSettings.rechargeMaxMinor', 'the largest top-up', async () => {
    await set({ rechargeMaxMinor: 50_000 });
    expect(errorOf(await start())).toBe('ok');
    await set({ rechargeMaxMinor: 49_999 });
    expect(errorOf(await start())).toBe('recharge.amountRange');
  });

  testSettingEffect('saveShopSettings.paymentTimeoutHours', 'how long a payment waits', async () => {
    const hours = async () => {
      const began = Date.now();
      const started = await start();
      if (!started.ok) throw new Error(started.failure.error);
      return Math.round((Date.parse(started.data.expiresAt ?? '') - began) / 3_600_000);
    };
    expect(await hours()).toBe(24);
    await set({ paymentTimeoutHours: 2 });
    expect(await hours()).toBe(2);
  });

  const login = async (extra: object = {}) => {
    const { account } = await member.client.call('getMemberInfo', {});
    return errorOf(await world.tw.guest.attempt('login', { account, password, ...extra }));
  };

  testSettingEffect('saveShopSettings.captchaAlways', 'a captcha at every login', async () => {
    expect(await login()).toBe('ok');
    await set({ captchaAlways: true });
    expect(await login()).toBe('member.captchaRequired');
    expect(await login(await solvedCaptcha(world.tw.guest))).toBe('ok');
  });

  testSettingEffect('saveShopSettings.resendSeconds', 'how soon a code is sent again', async () => {
    const code = async (email: string) => {
      const captcha = await solvedCaptcha(world.tw.guest);
      return world.tw.guest.attempt('registerSendCode', { ...captcha, email });
    };
    await set({ resendSeconds: 90 });
    const first = await code('a@example.com');
    expect(first).toMatchObject({ ok: true, data: { waitSeconds: 90 } });
    expect(await code('a@example.com')).toBeRefused('throttle.wait');
    expect((await world.tw.guest.call('getShopInfo', {})).limits.resendSeconds).toBe(90);
  });
});
