import type { Request } from '@crossdock/contract/table.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { encodeText, fitsEncoding } from '../src/payouts/encodings.ts';
import { openPayoutWorld, payer } from './payoutWorld.ts';
import { testSettingEffect } from './settingEffects.ts';

const scene = await openPayoutWorld();
const owner = await scene.world.tw.staff(['owner']);

const fileOf = async (
  format: Request<'buildPayout'>['format'],
  changes: Partial<Request<'submitWithdrawal'>> = {},
  mapName = '',
) => {
  const { id, number } = await scene.asking(changes);
  return { number, ...(await scene.sent(await scene.build([id], { format, mapName, payOn: '2099-03-05' }))) };
};

test('pain.001 in both versions: computed from its lines, and every letter escaped', async () => {
  const two = [await scene.asking({ accountName: 'A & <B>' }), await scene.asking({ bankCode: 'ESUNTWTP' })];
  const id = await scene.build(
    two.map((one) => one.id),
    { payOn: '2099-03-05' },
  );
  const { text, filename } = await scene.sent(id);
  expect(filename).toMatch(/^PB.*\.xml$/);
  expect(text).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  expect(text.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>600\.00<\/CtrlSum>/g)).toHaveLength(2);
  expect(text).toContain('<InstdAmt Ccy="TWD">300.00</InstdAmt>');
  expect(text).toContain('<Nm>A &amp; &lt;B&gt;</Nm>');
  expect(text).toContain('<Cd>TWNCC</Cd></ClrSysId><MmbId>8081234</MmbId>');
  expect(text).toContain('<BICFI>ESUNTWTP</BICFI>');
  expect(text).toContain('<ReqdExctnDt><Dt>2099-03-05</Dt></ReqdExctnDt>');
  expect(text).toContain('<Id>8081234567890</Id>');
  for (const { number } of two) expect(text).toContain(`<EndToEndId>${number}</EndToEndId>`);
  const old = await fileOf('pain03', { bankCode: 'ESUNTWTP' });
  expect(old.text).toContain('pain.001.001.03');
  expect(old.text).toContain('<BIC>ESUNTWTP</BIC>');
  expect(old.text).toContain('<ReqdExctnDt>2099-03-05</ReqdExctnDt>');
});

test('ACH P01: three records of 250 characters', async () => {
  const { text, number } = await fileOf('achP01');
  const records = text.split('\r\n');
  expect(records.pop()).toBe('');
  expect(records.map((record) => record.length)).toEqual([250, 250, 250]);
  const [first = '', line = '', last = ''] = records;
  expect(first).toMatch(/^BOFACHP0101880305\d{6}80800129990250V10 +$/);
  expect(line.slice(0, 14)).toBe('NSC90400000001');
  expect(line.slice(14, 44)).toBe('80800120008080000111222' + '8081234');
  expect(line.slice(44, 70)).toBe('0008081234567890' + '0000000300');
  expect(line.slice(73, 83)).toBe('12345675  ');
  expect(line.slice(116, 136).trim()).toBe(number);
  expect(last.slice(0, 55)).toBe('EOFACHP010188030580800129990250' + '00000001' + '0000000000000300');
});

test('a bank’s own table: its columns, its encoding, and no formula', async () => {
  const { bytes } = await fileOf('map', { accountName: '=王,小明' }, '玉山');
  const rows = new TextDecoder('big5').decode(bytes).split('\r\n');
  expect(rows[0]).toBe('戶名,銀行,帳號,金額,附言');
  expect(rows[1]).toBe('"\'=王,小明",8081234,8081234567890,300.00,提領');
  expect(fitsEncoding('big5', '許功蓋')).toBe(true);
  expect([...encodeText('big5', '許功蓋')]).toEqual([0xb3, 0x5c, 0xa5, 0x5c, 0xbb, 0x5c]);
  expect(fitsEncoding('big5', '𠮷')).toBe(false);
});

describe('settings', () => {
  const set = (changes: Partial<Request<'savePayoutSettings'>>) =>
    owner.client.call('savePayoutSettings', { ...payer, ...changes });
  afterEach(() => set({}));

  testSettingEffect(
    [
      'savePayoutSettings.payerName',
      'savePayoutSettings.payerAccount',
      'savePayoutSettings.payerBankCode',
      'savePayoutSettings.payerTaxNumber',
    ],
    'who pays, in the file',
    async () => {
      await set({
        payerName: 'Other',
        payerAccount: '777',
        payerBankCode: '0040000',
        payerTaxNumber: '04595257',
      });
      const { text } = await fileOf('pain09');
      expect(text).toContain('<Dbtr><Nm>Other</Nm></Dbtr><DbtrAcct><Id><Othr><Id>777</Id>');
      expect(text).toContain('<MmbId>0040000</MmbId>');
      expect(text).toContain('<Id>04595257</Id>');
    },
  );

  testSettingEffect(
    ['savePayoutSettings.achKind', 'savePayoutSettings.achItem'],
    'what ACH P01 says',
    async () => {
      await set({ achKind: 'SD', achItem: '405' });
      expect((await fileOf('achP01')).text.split('\r\n')[1]).toMatch(/^NSD405/);
    },
  );

  testSettingEffect('savePayoutSettings.maps', 'which tables can be built', async () => {
    const [map] = payer.maps;
    await set({
      maps: map ? [{ ...map, name: '另一家', separator: ';', titled: false, encoding: 'utf-8' }] : [],
    });
    const { text } = await fileOf('map', {}, '另一家');
    expect(text.split('\r\n')[0]).toBe('王小明;8081234;8081234567890;300.00;提領');
  });

  test('missing data of the shop’s own account is reported before a batch is built', async () => {
    await set({ payerName: '' });
    const lacking = await scene.finance.client.attempt('previewPayout', { format: 'pain09' });
    expect(lacking).toBeRefusedAt('format', 'payout.payer');
    const [map] = payer.maps;
    const columns = map?.columns.filter(({ value }) => value !== 'account') ?? [];
    const faulty = { ...payer, maps: map ? [{ ...map, columns }] : [] };
    expect(await owner.client.attempt('savePayoutSettings', faulty)).toBeRefusedAt(
      'maps.0.columns',
      'payout.mapAccount',
    );
    const dear = map?.columns.filter(({ value }) => value !== 'amount') ?? [];
    expect(
      await owner.client.attempt('savePayoutSettings', {
        ...payer,
        maps: map ? [{ ...map, columns: dear }] : [],
      }),
    ).toBeRefusedAt('maps.0.columns', 'payout.mapAmount');
    expect(
      await owner.client.attempt('savePayoutSettings', { ...payer, maps: map ? [map, map] : [] }),
    ).toBeRefusedAt('maps', 'payout.mapTwice');
    expect(
      await owner.client.attempt('savePayoutSettings', { ...payer, payerTaxNumber: '12' }),
    ).toBeRefusedAt('payerTaxNumber', 'payout.taxNumberForm');
    const member = await scene.pay.memberWith(50_000);
    expect(
      await member.client.attempt('submitWithdrawal', await scene.asked(member, { bankCode: '12' })),
    ).toBeRefusedAt('bankCode', 'withdrawal.bankCodeForm');
    expect(
      await scene.finance.client.attempt('buildPayout', {
        format: 'pain09',
        payOn: '2099-01-01',
        withdrawalIds: [],
      }),
    ).toBeRefusedAt('withdrawalIds', 'payout.nothing');
  });
});
