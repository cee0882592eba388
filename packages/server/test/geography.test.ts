import { describe, expect, test } from 'vitest';
import { loadAreas } from '../src/addresses/loadAreas.ts';
import { withOwnerConnection } from '../src/platform/ownerConnection.ts';
import { plainPng } from './plainPicture.ts';
import { testSettingEffect } from './settingEffects.ts';
import { recipient } from './typedAddresses.ts';
import { startWorld } from './world.ts';

const world = await startWorld();

/** An address at a pickup point of Taiwan. */
const at = (pickupPointId: string) => ({
  ...recipient,
  deliveryType: 3 as const,
  pickupPointId,
});

describe('pickup points', () => {
  const point = (code: string) => ({
    code,
    name: `自提點 ${code}`,
    kind: 'counter' as const,
    country: 'TW',
    province: '臺北市',
    city: '信義區',
    address: '松高路 9 號 1 樓',
  });

  testSettingEffect(
    'setPickupPointActive.active',
    'the owner adds, changes and closes them; guests see the open ones',
    async () => {
      const owner = await world.tw.staff(['owner']);
      const { id } = await owner.client.call('savePickupPoint', {
        ...point('TPE1'),
        maxSideMm: 450,
        maxSideSumMm: 1050,
        maxPieceG: 5000,
      });
      expect(await owner.client.attempt('savePickupPoint', point('TPE1'))).toBeRefused({
        error: 'address.pickupPointCodeTaken',
        fields: { code: {} },
      });
      await owner.client.call('savePickupPoint', { ...point('TPE1'), id, name: '信義旗艦店' });
      const found = await world.tw.guest.call('listPickupPoints', { words: '信義旗艦' });
      expect(found).toMatchObject({ total: 1, list: [{ id, name: '信義旗艦店', country: 'TW' }] });
      expect((await world.th.guest.call('listPickupPoints', {})).total).toBe(0);
      await owner.client.call('setPickupPointActive', { id, active: false });
      expect((await world.tw.guest.call('listPickupPoints', {})).list.map((p) => p.id)).not.toContain(id);
      const { client } = await world.tw.member();
      expect(await client.attempt('addAddress', at(id))).toBeRefused({
        error: 'address.pickupPointUnknown',
        fields: { pickupPointId: {} },
      });
      const clerk = await world.tw.staff(['support']);
      expect(await clerk.client.attempt('savePickupPoint', point('TPE2'))).toBeRefused({ code: 403 });
    },
  );

  test('are found by words, zip code, area and kind, and show a picture that staff uploaded for it', async () => {
    const owner = await world.tw.staff(['owner']);
    const bytes = await plainPng(60, 40, '#1d5bd6');
    const file = new Blob([new Uint8Array(bytes)]);
    const upload = (purpose: 'pickupPoint' | 'proof') =>
      owner.client.call('uploadStaffFile', { purpose }, { file });
    const locker = {
      ...point('TNN1'),
      kind: 'locker' as const,
      province: '臺南市',
      city: '東區',
      zip: '701',
    };
    expect(
      await owner.client.attempt('savePickupPoint', {
        ...locker,
        pictureFileId: (await upload('proof')).fileId,
      }),
    ).toBeRefused({ error: 'address.pictureUnknown', fields: { pictureFileId: {} } });
    const picture = await upload('pickupPoint');
    const { id } = await owner.client.call('savePickupPoint', { ...locker, pictureFileId: picture.fileId });
    await owner.client.call('savePickupPoint', { ...locker, id, name: '東區智取櫃' });
    const found = async (filter: { words?: string; kind?: 'locker' | 'store' }) =>
      (await world.tw.guest.call('listPickupPoints', filter)).list.map((one) => one.id);
    // A typed home address finds the pickup points in its county and district. The rest of the address is ignored,
    // because nobody lives in a pickup point.
    const addresses = ['台南市東區裕農路 301 號 5 樓', '701臺南市東區裕農路301號', '臺南市東區'];
    for (const words of ['智取櫃', '701', '臺南 東區', 'tnn1', ...addresses])
      expect(await found({ words })).toEqual([id]);
    expect(await found({ words: '臺南市北區海安路1號' })).toEqual([]);
    expect(await found({ kind: 'locker' })).toEqual([id]);
    expect(await found({ kind: 'store' })).toEqual([]);
    const [seen] = (await world.tw.guest.call('listPickupPoints', { words: 'TNN1' })).list;
    expect(seen?.picture).toBe(picture.thumb);
    await owner.client.call('savePickupPoint', { ...locker, id, pictureFileId: null });
    expect((await world.tw.guest.call('listPickupPoints', { words: 'TNN1' })).list[0]?.picture).toBeNull();
  });

  test('a member saves some, one of them as the default, and ships there', async () => {
    const owner = await world.tw.staff(['owner']);
    const [a, b] = [
      await owner.client.call('savePickupPoint', point('KHH1')),
      await owner.client.call('savePickupPoint', point('KHH2')),
    ];
    const { client } = await world.tw.member();
    expect(await client.call('getDefaultPickupPoint', {})).toBeNull();
    await client.call('setDefaultPickupPoint', a);
    await client.call('setDefaultPickupPoint', b);
    expect(await client.call('getDefaultPickupPoint', {})).toMatchObject(b);
    const saved = await client.call('listMyPickupPoints', {});
    expect(saved.list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [b.id, true],
      [a.id, false],
    ]);
    await client.call('forgetPickupPoint', b);
    expect(await client.call('getDefaultPickupPoint', {})).toBeNull();
    const address = await client.call('addAddress', at(a.id));
    expect(address).toMatchObject({ deliveryType: 3, pickupPointName: '自提點 KHH1' });
    expect(await client.call('getDestinationOfPickupPoint', a)).toMatchObject({
      list: [{ country: 'TW', name: 'Taiwan', city: '信義區' }],
    });
    const abroad = await world.th.member();
    expect(await abroad.client.attempt('setDefaultPickupPoint', a)).toBeRefused({ code: 404 });
  });
});

describe('geography', () => {
  const inTw = () => world.client(world.tw.host, undefined, 'tw');

  test('loading twice changes nothing', async () => {
    const count = async () => (await world.sql<{ n: string }>('select count(*) as n from areas'))[0]?.n;
    const before = await count();
    await withOwnerConnection(world.running.services.config.DATABASE_URL, loadAreas);
    expect(await count()).toBe(before);
    expect(Number(before)).toBeGreaterThan(10_000);
  });

  test('all countries with area codes, or only those the shop serves', async () => {
    const all = await inTw().call('listCountries', { isall: true });
    expect(all.list.length).toBeGreaterThan(200);
    expect(all.list.find(({ code }) => code === 'TW')).toMatchObject({ name: '台灣', areaCode: '886' });
    const served = await inTw().call('listDestinations', {});
    expect(served.list.map(({ code }) => code)).toContain('TW');
    expect(served.list.length).toBeLessThanOrEqual(4);
  });

  test('an address is in a country that the shop serves', async () => {
    const { client } = await world.tw.member();
    const served = (await world.tw.guest.call('listDestinations', {})).list.map(({ code }) => code);
    expect(served).not.toContain('MY');
    const inMalaysia = {
      ...{ consignee: '陳小美', areaCode: '60', phone: '0123456789', country: 'MY', province: 'Selangor' },
      ...{
        city: 'Petaling',
        detail: '12 Jalan Universiti, Section 13',
        zip: '46200',
        idNumber: '900131145678',
      },
    };
    expect(await client.attempt('addAddress', inMalaysia)).toBeRefusedAt(
      'country',
      'address.countryNotServed',
    );
  });

  test('province, city, area', async () => {
    const provinces = (await inTw().call('listAreas', { country: 'TW' })).list;
    expect(provinces).toHaveLength(22);
    const taipei = provinces.find(({ localName }) => localName === '臺北市');
    const districts = (await inTw().call('listAreas', { country: 'TW', parentId: taipei?.id ?? '' })).list;
    expect(districts).toHaveLength(12);
    expect(districts.find(({ zip }) => zip === '110')).toMatchObject({ name: '信義區', leaf: true });
    const thai = await world.th.guest.call('listAreas', { country: 'TH' });
    expect(thai.list.find(({ name }) => name === 'Bangkok')).toMatchObject({
      localName: 'กรุงเทพมหานคร',
      leaf: false,
    });
  });

  test.each([
    ['11049', 'TW', '信義區'],
    ['81120', 'TH', 'คลองท่อม'],
    ['50000', 'MY', 'Kuala Lumpur'],
  ])('by a zip code of five digits: %s', async (zip, country, city) => {
    const { list } = await inTw().call('findAreas', { zip });
    const found = list.filter((one) => one.country === country);
    expect(found.some(({ path }) => path[1]?.localName === city)).toBe(true);
    expect(found[0]?.path[0]?.level).toBe(1);
  });

  test('by words; a zip code without five digits is reported', async () => {
    const { list } = await inTw().call('findAreas', { words: '信義', country: 'TW' });
    expect(list.map(({ path }) => path.map(({ name }) => name).join('')).sort()).toEqual([
      '南投縣信義鄉',
      '基隆市信義區',
      '臺北市信義區',
    ]);
    const places = async (words: string, country: string) =>
      (await inTw().call('findAreas', { words, country })).list.map(({ path }) =>
        path.map(({ name }) => name).join(''),
      );
    // People type several levels together, with 台 or 臺, with spaces, with a postal code in front, or shortened.
    for (const words of ['台北市大安區', '臺北市 大安區', '106 台北市大安區', '台北大安'])
      expect((await places(words, 'TW'))[0], words).toBe('臺北市大安區');
    expect(await places('台北市', 'TW')).toContain('臺北市大安區');
    expect((await places('台北市', 'TW'))[0]).toBe('臺北市');
    expect(await inTw().attempt('findAreas', { zip: '110' })).toBeRefusedAt('zip', 'field.zipQuery');
    expect(await inTw().attempt('findAreas', {})).toBeRefusedAt('words', 'field.required');
  });
});

describe('a home address is in its area', () => {
  const typed = {
    ...{ consignee: '王小明', areaCode: '886', phone: '0912345678', country: 'TW', idNumber: 'A123456789' },
    ...{ province: '臺北市', city: '大安區', detail: '忠孝東路四段 200 號 5 樓', zip: '106' },
  };
  const nowhere = (field: string) => ({
    ok: false,
    failure: { fields: { [field]: { error: 'address.areaUnknown' } } },
  });

  test.each([
    ['an island named by its county', { areaId: 'TW/880', province: '澎湖縣', city: '馬公市', zip: '10617' }],
    ['an island named by its id, other names typed', { areaId: 'TW/880', city: '馬公市', zip: '106' }],
    ['an island named by its names alone', { province: '澎湖縣', city: '馬公市', zip: '106' }],
    ['an islet of a mainland county', { province: '臺東縣', city: '綠島鄉', zip: '950' }],
    ['a part of a name', { province: '澎湖', city: '馬公', zip: '10617' }],
    ['names in English', { province: 'Penghu County', city: 'Magong City', zip: '106' }],
  ])('a zip code from elsewhere is refused: %s', async (_name, changes) => {
    const { client } = await world.tw.member();
    expect(await client.attempt('addAddress', { ...typed, ...changes })).toBeRefusedAt(
      'zip',
      'address.zipOutside',
    );
    const { id } = await client.call('addAddress', typed);
    expect(await client.attempt('editAddress', { ...typed, id, ...changes })).toBeRefusedAt(
      'zip',
      'address.zipOutside',
    );
  });

  test.each([
    ['a county without such a district', { areaId: 'TW/880', city: '大安區', zip: '880' }, 'city'],
    ['a district that is not there', { city: '大安市鎮', zip: '106' }, 'city'],
    ['an area of another country', { areaId: 'HK/1', zip: '106' }, 'areaId'],
  ])('an unknown place is refused: %s', async (_name, changes, field) => {
    const { client } = await world.tw.member();
    expect(await client.attempt('addAddress', { ...typed, ...changes })).toMatchObject(nowhere(field));
  });

  test('the names are the area’s own, whatever was typed besides its id', async () => {
    const { client } = await world.tw.member();
    const { list } = await client.call('findAreas', { country: 'TW', zip: '88041' });
    const areaId = list[0]?.path.at(-1)?.id ?? '';
    const changes = { areaId, province: '臺北市', city: '大安區', area: '光明里', zip: '88041' };
    expect(await client.call('addAddress', { ...typed, ...changes })).toMatchObject({
      ...{ province: '澎湖縣', city: '馬公市', area: '', areaId, zip: '88041', street: '光明里' },
    });
  });

  test('people write 台 and leave out the obvious', async () => {
    const { client } = await world.tw.member();
    const written = { ...typed, province: '台北', city: '大安', zip: '10617' };
    expect(await client.call('addAddress', written)).toMatchObject({ province: '臺北市', city: '大安區' });
  });

  test('in Thailand a subdistrict is found by its zip code, and another district’s is refused', async () => {
    const { client } = await world.th.member();
    const thai = {
      ...{ ...typed, country: 'TH', areaCode: '66', phone: '0812345678', idNumber: '3100600445635' },
      ...{ province: 'สุราษฎร์ธานี', city: 'เกาะสมุย', zip: '84140' },
    };
    expect(await client.attempt('addAddress', { ...thai, zip: '84000' })).toBeRefusedAt(
      'zip',
      'address.zipOutside',
    );
    expect(await client.attempt('addAddress', thai)).toMatchObject({ ok: true });
  });

  test('a store’s zip code is that of its location, not a typed one', async () => {
    const owner = await world.tw.staff(['owner']);
    const rows = [
      { number: '880001', name: '馬公門市', address: '澎湖縣馬公市中華路 1 號' },
      { number: '880002', name: '文澳門市', city: '澎湖縣', area: '馬公市', address: '西文里 2 號' },
    ];
    await owner.client.call('importStores', { country: 'TW', rows });
    const { client } = await world.tw.member();
    for (const { number } of rows) {
      const at = { ...typed, deliveryType: 3 as const, store: { number }, zip: '106' };
      expect(await client.call('addAddress', at)).toMatchObject({ zip: '880', province: '澎湖縣' });
    }
  });
});
