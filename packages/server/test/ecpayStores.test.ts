import { describe, expect, test, vi } from 'vitest';
import { logisticsCheckMacValue } from '../src/addresses/maps/checkMacValue.ts';
import { serveHere } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

const keys = { key: '5294y06JbISpM5x9', iv: 'v77hoKGq4kWxNNIS' };
const account = { provider: 'ecpay', merchantId: '2000132', kind: 'UNIMARTC2C', live: false } as const;
const secrets = { hashKey: keys.key, hashIv: keys.iv };

let answer: { status: number; body: unknown } | undefined;
const asked: URLSearchParams[] = [];

const info = (StoreId: string, StoreName: string | null, StoreAddr: string | null) => ({
  ...{ StoreId, StoreName, StoreAddr, StorePhone: '0223456789' },
});
const list = {
  RtnCode: 1,
  RtnMsg: '成功',
  StoreList: [
    { CvsType: 'FAMI', StoreInfo: [info('006598', '全家', '台北市大安區復興路1號')] },
    {
      CvsType: 'UNIMART',
      StoreInfo: [
        info('131386', '大安門市', '臺北市大安區復興南路一段253號'),
        info('236471', '松高門市', '台北市信義區松高路9號'),
        info('896539', '馬祖門市', '連江縣南竿鄉介壽村1號'),
        info('991182', null, null),
      ],
    },
  ],
};

/** A stand-in for ECPay's list of stores, as documented. It answers a form with JSON and refuses wrong signatures. */
const provider = await serveHere((request, reply, sent) => {
  const form = new URLSearchParams(sent.toString());
  asked.push(form);
  const fields = Object.fromEntries(form);
  const right =
    request.url === '/Helper/GetStoreList' && fields.CheckMacValue === logisticsCheckMacValue(fields, keys);
  const said = answer ?? {
    status: 200,
    body: right ? list : { RtnCode: 0, RtnMsg: 'CheckMacValue Error' },
  };
  // ECPay labels its JSON as text/html.
  reply.writeHead(said.status, { 'content-type': 'text/html; charset=utf-8' });
  reply.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
});
const url = provider.url;
const world = await startWorld({ env: { ECPAY_LOGISTICS_URL: url, OUTBOUND_PRIVATE: 'true' } });
const owner = await world.tw.staff();

test.each([
  [
    {
      ...{
        MerchantID: '2000132',
        MerchantTradeNo: 'LGS20260923001',
        MerchantTradeDate: '2026/09/23 12:00:00',
      },
      ...{
        LogisticsType: 'CVS',
        LogisticsSubType: 'UNIMARTC2C',
        GoodsAmount: '100',
        GoodsName: '測試商品(A)',
      },
      ...{ SenderName: '測試商家', SenderCellPhone: '0912345678', ReceiverName: '王小明' },
      ...{ ReceiverCellPhone: '0987654321', ReceiverStoreID: '991182', IsCollection: 'N' },
      ServerReplyURL: 'https://shop.example.com/logistics/notify',
    },
    '7362212EB7E6F68F81954D98AFF18CC2',
  ],
])('the signature equals that of the provider’s own library', (fields, expected) => {
  expect(logisticsCheckMacValue(fields, keys)).toBe(expected);
  expect(logisticsCheckMacValue({ ...fields, CheckMacValue: 'x' }, keys)).toBe(expected);
  expect(logisticsCheckMacValue({ ...fields, GoodsAmount: '101' }, keys)).not.toBe(expected);
});

test('an account that signs stores both keys unreadably or none, and the map’s form carries the signature', async () => {
  const half = { map: { ...account, hashKey: keys.key } };
  expect(await owner.client.attempt('saveStoreMapSettings', half)).toBeRefused({
    error: 'storeMap.keysNeeded',
    fields: { 'map.hashIv': {} },
  });
  const saved = await owner.client.call('saveStoreMapSettings', { map: { ...account, ...secrets } });
  expect(saved).toEqual({ map: { ...account, keysKept: true } });
  expect(JSON.stringify(await owner.client.call('getStoreMapSettings', {}))).not.toContain(keys.key);
  expect(JSON.stringify(await world.sql('select value from shop_secrets'))).not.toContain(keys.key);
  await owner.client.call('saveStoreMapSettings', { map: account });
  const member = await world.tw.member();
  const { fields } = await vi.waitFor(() => member.client.call('startStoreMap', {}));
  const form = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(form.CheckMacValue).toBe(logisticsCheckMacValue(form, keys));
  await owner.client.call('saveStoreMapSettings', { map: null });
  expect(await world.sql('select from shop_secrets')).toEqual([]);
});

describe('the provider’s list of stores', () => {
  test('requires the keys, and is requested with a signature', async () => {
    await owner.client.call('saveStoreMapSettings', { map: account });
    expect(await owner.client.attempt('previewProviderStores', {})).toBeRefused('storeMap.keysNeeded');
    await owner.client.call('saveStoreMapSettings', { map: { ...account, ...secrets } });
    const preview = await owner.client.call('previewProviderStores', {});
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      MerchantID: '2000132',
      CvsType: 'UNIMART',
    });
    expect(preview).toMatchObject({ good: 3, bad: 1 });
    expect(preview.rows).toMatchObject([
      {
        number: '131386',
        name: '大安門市',
        city: '臺北市',
        area: '大安區',
        effect: 'new',
        phone: '0223456789',
      },
      { number: '236471', city: '台北市', area: '信義區' },
      { number: '896539', city: '連江縣', area: '南竿鄉' },
      { number: '991182', problem: { error: 'address.storeRow' } },
    ]);
  });

  test('is imported like a file, and members find its stores', async () => {
    const { rows } = await owner.client.call('previewProviderStores', {});
    const good = rows.filter(({ problem }) => problem === null);
    await owner.client.call('importStores', {
      country: 'TW',
      rows: good.map(({ row: _row, effect: _effect, problem: _problem, ...store }) => store),
    });
    const found = await world.tw.guest.call('listPickupPoints', { kind: 'convenienceStore' });
    expect(found.list.map(({ name }) => name)).toContain('松高門市');
    const again = await owner.client.call('previewProviderStores', {});
    expect(again.rows.slice(0, 3).map(({ effect }) => effect)).toEqual(['same', 'same', 'same']);
  });

  test.each([
    [200, { RtnCode: 10100050, RtnMsg: 'Parameter Error' }, '10100050 Parameter Error'],
    [403, 'Forbidden', 'HTTP 403'],
    [200, '<html>', 'HTTP 200'],
  ])('that is not returned is reported with the provider’s words: %s', async (status, body, why) => {
    await world.sql('delete from throttles');
    answer = { status, body };
    expect(await owner.client.attempt('previewProviderStores', {})).toBeRefused({
      error: 'storeMap.noList',
      params: { why },
    });
    answer = undefined;
  });
});
