import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { secondsAgo } from './ago.ts';
import { testSettingEffect } from './settingEffects.ts';
import { atStore } from './typedAddresses.ts';
import { serveHere, temporaryFolder } from './untilFileEnds.ts';
import { startWorld, type WorldShop } from './world.ts';

let chosen: Record<string, string>;

const account = { provider: 'ecpay', merchantId: '2000132', kind: 'UNIMARTC2C', live: false } as const;
const songgao = {
  CVSStoreID: '236471',
  CVSStoreName: '松高門市',
  CVSAddress: '台北市信義區松高路9號',
  CVSTelephone: '',
  CVSOutSide: '0',
};

/**
 * A store map on loopback that works as ECPay documents it: the portal posts a form that opens the map, and the map
 * posts the chosen store back in a second form.
 */
const map = await serveHere((_request, response, sent) => {
  const asked = new URLSearchParams(sent.toString());
  const { ServerReplyURL = '', ...same } = Object.fromEntries(asked);
  const brought = { MerchantID: same.MerchantID, LogisticsSubType: same.LogisticsSubType, ...chosen };
  response.end(JSON.stringify({ to: ServerReplyURL, fields: brought }));
});
const portal = temporaryFolder('portal');
writeFileSync(join(portal, 'index.html'), '<!doctype html><html lang="en"><title>x</title></html>');
const world = await startWorld({ portal });
const owner = await world.tw.staff();
await owner.client.call('saveStoreMapSettings', { map: account });
// Each server process applies changed settings a moment after they were saved.
await vi.waitFor(async () => expect((await world.tw.guest.call('getShopInfo', {})).storeMap).toBe(true));

/** Acts as the browser: posts the form to the map, then the map's form to the portal. Returns the final URL. */
async function throughMap(
  form: { readonly fields: readonly { readonly name: string; readonly value: string }[] },
  store: Record<string, string> = songgao,
  host = world.tw.host,
): Promise<string> {
  chosen = store;
  const body = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
  const answer = await fetch(`${map.url}/Express/map`, { method: 'POST', body });
  const { to, fields } = (await answer.json()) as { to: string; fields: Record<string, string> };
  return comeBack(new URL(to).pathname, fields, host);
}

async function comeBack(path: string, fields: Record<string, string>, host = world.tw.host): Promise<string> {
  const answer = await world.running.server.app.inject({
    method: 'POST',
    url: path,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}

const stateOf = (location: string) => new URL(location, 'http://x').searchParams.get('map') ?? '';
const over = '/address?add=1&map=over';

describe('a store is chosen on the map of a logistics provider', () => {
  test('the form is as documented, the choice returns once, and the address has that store', async () => {
    const { client } = await world.tw.member();
    const form = await client.call('startStoreMap', { returnTo: '/consolidate?x=1' });
    expect(form.action).toBe('https://logistics-stage.ecpay.com.tw/Express/map');
    const fields = Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
    expect(fields).toEqual({
      MerchantID: '2000132',
      MerchantTradeNo: expect.stringMatching(/^[0-9a-f]{20}$/),
      LogisticsType: 'CVS',
      LogisticsSubType: 'UNIMARTC2C',
      IsCollection: 'N',
      ServerReplyURL: expect.stringMatching(/^http:\/\/tw\.test\/store-map\/[\w-]{43}$/),
      ExtraData: '',
      Device: '1',
    });
    expect(await client.attempt('addAddress', atStore('236471'))).toBeRefused('address.storeUnknown');
    const onward = await throughMap(form);
    expect(onward).toMatch(/^\/address\?add=1&returnTo=%2Fconsolidate%3Fx%3D1&map=[\w-]{43}$/);
    const store = { number: '236471', name: '松高門市', address: '台北市信義區松高路9號' };
    expect(await client.call('takeMapStore', { state: stateOf(onward) })).toEqual(store);
    expect(await client.attempt('takeMapStore', { state: stateOf(onward) })).toBeRefused('storeMap.gone');
    const address = await client.call('addAddress', atStore('236471'));
    expect(address.store).toMatchObject({ ...store, fromMap: true });
    const edited = await client.call('editAddress', { id: address.id, ...atStore('236471'), tel: '02-1' });
    expect(edited.store).toMatchObject(store);
    const audits = await owner.client.call('listAddressAudits', { state: 'pending' });
    expect(audits.list.find(({ id }) => id === address.id)?.store).toMatchObject({ fromMap: true });
    // The store is not added to the public list of stores, because a browser may post any store.
    expect((await world.tw.guest.call('listPickupPoints', { kind: 'convenienceStore' })).list).toEqual([]);
  });

  test('a second post changes nothing, and an invalid store is not stored', async () => {
    const { client } = await world.tw.member();
    const form = await client.call('startStoreMap', {});
    for (const wrong of [
      { ...songgao, CVSStoreID: '@@@' },
      { ...songgao, MerchantID: '1' },
      { ...songgao, LogisticsSubType: 'FAMIC2C' },
    ])
      expect(
        await client.attempt('takeMapStore', { state: stateOf(await throughMap(form, wrong)) }),
      ).toBeRefused('storeMap.gone');
    const first = await throughMap(form);
    const second = await throughMap(form, { ...songgao, CVSStoreID: '131386', CVSStoreName: '大安門市' });
    expect(second).toBe(first);
    expect(await client.call('takeMapStore', { state: stateOf(first) })).toMatchObject({ number: '236471' });
    expect(await throughMap(form)).toBe(over);
  });

  test('a store without name and address from the provider is identified by its number', async () => {
    const { client } = await world.tw.member();
    const bare = { CVSStoreID: '991182', CVSStoreName: '', CVSAddress: '', CVSTelephone: '', CVSOutSide: '' };
    const state = stateOf(await throughMap(await client.call('startStoreMap', {}), bare));
    expect(await client.call('takeMapStore', { state })).toEqual({
      ...{ number: '991182', name: '7-11 991182', address: '' },
    });
    expect((await client.call('addAddress', atStore('991182'))).store).toMatchObject({
      ...{ number: '991182', name: '7-11 991182', fromMap: true },
    });
  });

  test('forged and late states lead nowhere, and only the session that began can use the choice', async () => {
    const [mine, other] = await Promise.all([world.tw.member(), world.tw.member()]);
    const state = 'x'.repeat(43);
    expect(await comeBack(`/store-map/${state}`, songgao)).toBe(over);
    expect(await mine.client.attempt('takeMapStore', { state })).toBeRefused('storeMap.gone');
    const onward = await throughMap(await mine.client.call('startStoreMap', {}));
    expect(await other.client.attempt('takeMapStore', { state: stateOf(onward) })).toBeRefused(
      'storeMap.gone',
    );
    expect(await other.client.attempt('addAddress', atStore('236471'))).toBeRefused('address.storeUnknown');
    await world.change('storeMapPicks', {}, { sessionId: '00000000-0000-7000-8000-000000000000' });
    expect(await mine.client.attempt('takeMapStore', { state: stateOf(onward) })).toBeRefused(
      'storeMap.gone',
    );
    const late = await mine.client.call('startStoreMap', {});
    await world.change('storeMapPicks', {}, { expiresAt: secondsAgo(1) });
    expect(await throughMap(late)).toBe(over);
  });

  test("another shop's address has no effect, and another member's address is not continued", async () => {
    const { client } = await world.tw.member();
    const th: WorldShop = world.th;
    expect(await throughMap(await client.call('startStoreMap', {}), songgao, th.host)).toBe(over);
    const stranger = await world.tw.member();
    await owner.client.call('importStores', {
      country: 'TW',
      rows: [{ number: '131386', name: '大安門市', address: '臺北市大安區復興南路一段253號' }],
    });
    const theirs = await stranger.client.call('addAddress', atStore('131386'));
    expect(await client.attempt('startStoreMap', { addressId: theirs.id })).toBeRefused({ code: 404 });
  });

  test("the shop's own list takes precedence: its names, and its closed stores", async () => {
    const { client } = await world.tw.member();
    await owner.client.call('importStores', {
      country: 'TW',
      rows: [{ number: '131386', name: '大安門市', address: '臺北市大安區復興南路一段253號' }],
    });
    const daan = { ...songgao, CVSStoreID: '131386', CVSStoreName: '別名' };
    const taken = async () =>
      client.attempt('takeMapStore', {
        state: stateOf(await throughMap(await client.call('startStoreMap', {}), daan)),
      });
    expect(await taken()).toMatchObject({ data: { name: '大安門市' } });
    const since = new Date(Date.now() + 1_000).toISOString();
    await owner.client.call('closeUnlistedStores', { country: 'TW', since });
    expect(await taken()).toBeRefused('storeMap.closed');
    expect(await client.attempt('addAddress', atStore('131386'))).toBeRefused('address.storeUnknown');
  });

  testSettingEffect(
    ['saveStoreMapSettings.map'],
    'off it is until an owner has an account: call, page and its policy',
    async () => {
      const member = await world.th.member();
      const staff = await world.th.staff();
      const clerk = await world.th.staff(['support']);
      const seen = async () => ({
        shown: (await world.th.guest.call('getShopInfo', {})).storeMap,
        start: await member.client
          .attempt('startStoreMap', {})
          .then((attempt) => (attempt.ok ? 'ok' : attempt.failure.error)),
        forms: /form-action [^;]*/.exec(
          String(
            (await world.running.server.app.inject({ url: '/address', headers: { host: world.th.host } }))
              .headers['content-security-policy'],
          ),
        )?.[0],
      });
      const off = { shown: false, start: 'storeMap.off', forms: "form-action 'self'" };
      expect(await seen()).toEqual(off);
      expect(await clerk.client.attempt('saveStoreMapSettings', { map: account })).toBeRefused({ code: 403 });
      await staff.client.call('saveStoreMapSettings', { map: { ...account, live: true } });
      expect(await staff.client.call('getStoreMapSettings', {})).toEqual({
        map: { ...account, live: true, keysKept: false },
      });
      await expect.poll(seen).toEqual({
        shown: true,
        start: 'ok',
        forms: "form-action 'self' https://logistics.ecpay.com.tw https://emap.presco.com.tw",
      });
      await staff.client.call('saveStoreMapSettings', { map: null });
      await expect.poll(seen).toEqual(off);
    },
  );
});
