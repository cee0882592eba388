import { vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { describe, expect, test, vi } from 'vitest';
import { parseSheet } from '../src/platform/sheetParser.ts';
import { testWaitFactor } from './limits.ts';
import { insertApprovedAddress } from './orderWorld.ts';
import { admitVipMember, openVipImports, uploadAndValidate, vipFile } from './vipImportWorld.ts';

const { world, scene, member, rightRows, preview, faultsIn, confirm } = await openVipImports();
const whenDone = (id: string) =>
  vi.waitFor(
    async () => {
      const now = await member.client.call('getVipImport', { id });
      expect(now.state).toBe('done');
      return now;
    },
    { timeout: 20_000 * testWaitFactor, interval: 100 },
  );

describe('reading a table', () => {
  test.each(['zh', 'tw', 'en'] as const)(
    'with heads in %s, in any order, and unknown columns listed',
    async (lang) => {
      const file = await vipFile(rightRows(2), { lang, format: 'csv', columns: vipColumns.toReversed() });
      const [head, ...lines] = (await file.text()).trim().split('\r\n');
      const wider = [`${head},Mood`, ...lines.map((line) => `${line},good`)].join('\r\n');
      const found = await preview(new File([wider], 'wide.csv'));
      expect(found).toMatchObject({ goodCount: 2, badCount: 0, unknownHeads: ['Mood'] });
      await member.client.call('discardVipImport', { id: found.id });
    },
  );

  test('rows with one order key are one order: its parcels, its lines, and its shared values', async () => {
    const [first = {}, second = {}, third = {}] = rightRows(3, { orderKey: 'one' });
    const { channel: _, myAddress: __, ...less } = second;
    const file = await vipFile([
      { ...first, remark: '小心', courierNumber: `${first.courierNumber}、${first.courierNumber}9` },
      less,
      { orderKey: ' ONE ', product: 'Jacket', quantity: '2' },
      { ...third, remark: '別的' },
      { orderKey: 'one' },
    ]);
    const found = await preview(file);
    expect(found.orderCount).toBe(1);
    expect(await faultsIn(found.id)).toEqual([
      '5 remark vipImport.differs',
      '6 courierNumber vipImport.rowEmpty',
    ]);
    const mend = (row: number, column: 'remark' | 'courierNumber', text: string) =>
      member.client.call('editVipImportRow', { id: found.id, row, cells: [{ column, text }] });
    await mend(5, 'remark', '小心');
    expect(await mend(6, 'courierNumber', `${first.courierNumber}8`)).toMatchObject({
      goodCount: 1,
      badCount: 0,
    });
    await confirm({ id: found.id, goodCount: 1 });
    await whenDone(found.id);
    const [order] = (await member.client.call('listVipOrders', { pageSize: 10 })).list;
    expect(order?.progress.total).toBe(5);
    const kept = await world.sql<{ remark: string }>('select remark from vip_orders where id = $1', [
      order?.id,
    ]);
    expect(kept).toEqual([{ remark: '小心' }]);
  });

  test('a new consignee is checked column by column', async () => {
    const blank = { myAddress: '' };
    const home = { consignee: '陳小華', phone: '0912345678', province: '台北市', city: '大安區', zip: '106' };
    const whole = { ...home, detail: '復興南路一段二五三號十二樓', idNumber: 'A123456789' };
    const [none = {}, short = {}, country = {}, right = {}] = rightRows(4, blank);
    const found = await preview(
      await vipFile([
        none,
        { ...short, ...home, detail: '短' },
        { ...country, ...whole, country: '月球' },
        { ...right, ...whole },
      ]),
    );
    expect(await faultsIn(found.id)).toEqual([
      '2 myAddress order.noAddress',
      '3 detail field.addressTooShort',
      '3 idNumber field.required',
      '4 country vipImport.countryUnknown',
    ]);
    expect(found).toMatchObject({ goodCount: 1, badCount: 3 });
    await member.client.call('discardVipImport', { id: found.id });
  });

  test('faults are in the reader’s language', async () => {
    const found = await preview(await vipFile(rightRows(1, { taxIncluded: '?' })));
    const say = async (lang: 'zh' | 'tw' | 'en') => {
      const client = world.tw.as(member.token, lang);
      const { list } = await client.call('listVipImportRows', { id: found.id });
      return list[0]?.cells.find(({ fault }) => fault)?.fault?.message;
    };
    expect([await say('zh'), await say('tw'), await say('en')]).toEqual([
      '请填写“是”或“否”',
      '請填寫「是」或「否」',
      'Enter yes or no',
    ]);
    await member.client.call('discardVipImport', { id: found.id });
  });
});

describe('the files', () => {
  test('the template has lists to choose from, and can be uploaded unchanged', async () => {
    const sheet = await member.client.call('getVipImportTemplate', { format: 'xlsx' });
    const bytes = Buffer.from(sheet.base64, 'base64');
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = unzipSync(new Uint8Array(bytes));
    const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    expect(xml('xl/worksheets/sheet1.xml').match(/<dataValidation /g)).toHaveLength(8);
    expect(xml('xl/sharedStrings.xml')).toContain('Sneakers');
    const found = await preview(new File([bytes], sheet.filename));
    expect(found).toMatchObject({ orderCount: 1, goodCount: 1, unknownHeads: [] });
    await member.client.call('discardVipImport', { id: found.id });
  });

  test.each(['csv', 'xlsx'] as const)(
    'the template as %s is valid for a member without an address, twice, and with an address in another country',
    async (format) => {
      const fresh = await admitVipMember(world, world.tw);
      const upload = async () => {
        const sheet = await fresh.client.call('getVipImportTemplate', { format });
        const file = new File([Buffer.from(sheet.base64, 'base64')], sheet.filename);
        const found = await uploadAndValidate(world, file, fresh);
        expect(found).toMatchObject({ orderCount: 1, goodCount: 1, badCount: 0 });
        return found;
      };
      const first = await upload();
      await fresh.client.call('confirmVipImport', { id: first.id, goodCount: 1 });
      await vi.waitFor(
        async () => expect((await fresh.client.call('getVipImport', { id: first.id })).state).toBe('done'),
        { timeout: 20_000 * testWaitFactor, interval: 100 },
      );
      await insertApprovedAddress(world, scene.lane, fresh, { country: 'HK', isDefault: true });
      await upload();
    },
  );

  test('a result has the outcome of each row, and can be corrected and uploaded again', async () => {
    const rows = rightRows(3).map((row, at) => (at === 1 ? { ...row, product: '飛毯' } : row));
    const found = await preview(await vipFile(rows));
    await confirm(found);
    await whenDone(found.id);
    const left = await member.client.call('exportVipImport', {
      id: found.id,
      format: 'xlsx',
      onlyLeft: true,
    });
    const read = await parseSheet(Buffer.from(left.base64, 'base64'), 10);
    if (!Array.isArray(read)) throw new Error('no table');
    expect(read).toHaveLength(2);
    expect(read[1]?.cells.at(-1)).toContain('Product: ');
    const all = await member.client.call('exportVipImport', { id: found.id, format: 'csv' });
    const text = Buffer.from(all.base64, 'base64').toString('utf8');
    const again = await preview(new File([text.replace('飛毯', '外套')], 'mended.csv'));
    expect(again).toMatchObject({ knownCount: 2, goodCount: 1, badCount: 0, unknownHeads: [] });
    await member.client.call('discardVipImport', { id: again.id });
  });

  test.each([
    ['a formula', () => '訂單序號,快遞單號,品名,數量,運送方式\n1,=1+1,外套,1,海快', 'sheet.formula'],
    ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), 'sheet.unreadable'],
    ['a table of something else', () => 'a,b\n1,2', 'sheet.columns'],
    ['nothing but a head', () => '訂單序號,快遞單號,品名,數量,運送方式', 'sheet.empty'],
    ['10,001 rows', () => `訂單序號\n${'x\n'.repeat(10_001)}`, 'sheet.tooManyRows'],
    [
      'an archive that is no table',
      async () => (await import('fflate')).zipSync({ a: new Uint8Array(9) }),
      'sheet.unreadable',
    ],
  ])('%s is refused, and nothing of it is stored', async (_name, content, error) => {
    const before = await world.sql('select count(*) from vip_imports');
    const file = new File([new Uint8Array(Buffer.from(await content()))], 'x.xlsx');
    expect(await member.client.attempt('previewVipImport', {}, { file })).toBeRefused(error);
    expect(await world.sql('select count(*) from vip_imports')).toEqual(before);
  });
});

describe('permissions', () => {
  test('only those who may place VIP orders', async () => {
    const plain = await world.tw.member();
    const file = await vipFile(rightRows(1));
    for (const attempt of [
      await plain.client.attempt('previewVipImport', {}, { file }),
      await plain.client.attempt('getVipImportTemplate', { format: 'csv' }),
    ])
      expect(attempt).toBeRefused('vip.notForYou');
  });

  test('the number of waiting previews is limited, and discarding one makes room', async () => {
    const busy = await admitVipMember(world, world.tw);
    const found = [];
    for (let n = 0; n < 10; n += 1) found.push(await preview(await vipFile(rightRows(1)), busy));
    const file = await vipFile(rightRows(1));
    expect(await busy.client.attempt('previewVipImport', {}, { file })).toBeRefused('vipImport.tooMany');
    await busy.client.call('discardVipImport', { id: found[0]?.id ?? '' });
    expect((await preview(file, busy)).state).toBe('preview');
    expect((await busy.client.call('listVipImports', {})).total).toBe(10);
  });
});
