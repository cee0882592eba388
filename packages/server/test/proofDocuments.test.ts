import { createHash } from 'node:crypto';
import type { Output, Request } from '@crossdock/contract/table.ts';
import { maxFileSealLength, readFileSeal } from '@crossdock/domain/evidence/verification.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileKey } from '../src/platform/files.ts';
import { newId } from '../src/platform/ids.ts';
import { asShopId } from '../src/platform/scope.ts';
import { startPackagesWorld } from './packagesWorld.ts';
import { goods } from './parcelWorld.ts';
import { pdfWords } from './pdfWords.ts';
import { box, freshForwardingNumber } from './shippingWorld.ts';
import { refusedWith } from './toBeRefused.ts';

const s = await startPackagesWorld();
const member = s.member;

type File = Output<'getOrderEvidence'>;

/**
 * A noisy photo of this width, which compresses as badly as a photo from a phone. Only tests that measure file sizes
 * use a large width.
 */
const photoOf = async (width: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width, height: (width * 3) / 4, channels: 3, background: '#777', noise } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' });
};
const photo = await photoOf(160);

const ofOrder = (orderId: string, lang: 'tw' | 'zh' | 'en' = 'tw') =>
  member.client.call('getOrderEvidence', { orderId, lang });
/** The text of a PDF without blanks, because lines break at any place. */
const said = ({ base64 }: File) => pdfWords(base64).replaceAll(/\s/g, '');
const bytesOf = ({ base64 }: File) => Buffer.from(base64, 'base64');
const imagesIn = (file: File) =>
  bytesOf(file)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)?.length ?? 0;

/** Number, code and seal of a file, as the page for checking reads them. */
function checkOf(file: Uint8Array): Request<'checkEvidence'> {
  const bytes = Buffer.from(file);
  const read = readFileSeal(bytes.subarray(-maxFileSealLength).toString('latin1'));
  if (read === undefined) throw new Error('no seal');
  const fileDigest = createHash('sha256')
    .update(bytes.subarray(0, bytes.length - read.fromEnd))
    .digest('hex');
  return { number: read.number, code: read.code, fileDigest, fileSeal: read.seal };
}

const uploaded = async (purpose: 'package' | 'proof') =>
  (await s.clerk.client.call('uploadStaffFile', { purpose }, { file: photo })).fileId;

/** A paid order in three boxes with photos of damage and packing; the first is delivered, the second lost. */
async function shipped() {
  const made = await s.order(member, { parcels: 3 });
  const [courierNumber = ''] = made.courierNumbers;
  await s.clerk.client.call('photographParcel', { courierNumber, kind: 'damage' }, { file: photo });
  const photoFileId = await uploaded('package');
  const packages = made.parcelIds.map((parcelId, at) => ({
    ...{ ...box, contents: [{ parcelId }] },
    ...(at === 0 ? { photoFileId } : {}),
  }));
  await s.clerk.client.call('packOrder', { orderId: made.id, packages, allHere: true });
  await s.give(member, 300_000);
  await member.client.call('payFromBalance', { orderId: made.id });
  const boxes = (await s.desk(made.id)).packages;
  const [one = '', two = '', three = ''] = boxes.map(({ id }) => id);
  const fileId = await uploaded('proof');
  const numbers = [freshForwardingNumber(), freshForwardingNumber()];
  await s.ship(made.number, numbers[0] ?? '', { packageIds: [one, two] });
  await s.clerk.client.call('signForOrder', {
    orderId: made.id,
    packageIds: [one],
    signer: 'Tiffany林',
    note: '管理室代收',
    fileIds: [fileId],
  });
  await s.clerk.client.call('declareLost', { orderId: made.id, packageIds: [two], why: '查無下落' });
  return { ...made, numbers, one, two, three };
}

/** Adds this many photos to a parcel, all with the same picture of the size of a phone's photo. */
async function addPhotos(parcelId: string, count: number): Promise<void> {
  const { files } = s.world.running.services;
  const noTransaction = s.world.running.database.noTransaction(asShopId(s.shop.id));
  const bytes = await sharp(await (await photoOf(1280)).bytes())
    .webp()
    .toBuffer();
  for (let n = 0; n < count; n += 1) {
    const id = newId();
    await files.put(noTransaction, fileKey(s.shop.id, id, 'full'), bytes, 'image/webp');
    await s.world.sql(
      `with file as (insert into files (shop_id, id, purpose, mime, bytes, width, height, created_at)
         values ($1, $2, 'parcel', 'image/webp', 1, 1600, 1200, now()) returning id)
       insert into parcel_photos (shop_id, parcel_id, file_id, kind, created_at)
       select $1, $3, id, 'inspection', now() from file`,
      [s.shop.id, id, parcelId],
    );
  }
}

describe('the document of an order', () => {
  it('contains all evidence, in each language, for its member and the same for staff', async () => {
    const order = await shipped();
    await s.owner.client.call('addMemberNote', { memberId: member.id, text: 'SECRETNOTE' });
    const file = await ofOrder(order.id);
    const text = said(file);
    expect(file.filename).toBe(`${order.number}.pdf`);
    for (const part of [
      ...['集運證明', order.number, '陳大文', ...order.courierNumbers, '申報價值', '到倉時間', '量測紀錄'],
      ...[`${order.number}-1`, `${order.number}-3`, order.numbers[0] ?? '', '交給物流商', '內容物'],
      ...[
        'Tiffany林',
        '管理室代收',
        '已送達',
        '已遺失',
        '查無下落',
        '破損照片',
        '簽收照片',
        '已付',
        '驗證碼',
      ],
      ...['Asia/Taipei', '1/'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('SECRETNOTE');
    // The document shows three photos of the arrival, and one photo each of the damage, the packing and the delivery.
    expect(imagesIn(file)).toBe(6);
    expect(said(await ofOrder(order.id, 'zh'))).toMatch(/集运凭证.*管理室代收.*查無下落/);
    // Without a given language, the document is in the reader's language.
    expect(said(await member.client.call('getOrderEvidence', { orderId: order.id }))).toMatch(
      /Proofofshipment.*Handedover.*Declaredlost/,
    );
    const staffs = await s.owner.client.call('getStaffOrderEvidence', { orderId: order.id, lang: 'tw' });
    const withoutCode = (words: string) => words.replaceAll(/開立時間.{15}|驗證碼[0-9A-Z-]{47}/g, '');
    expect(withoutCode(said(staffs))).toBe(withoutCode(text));
  });

  it('without photos is still written', async () => {
    const order = await s.order(member);
    await s.world.sql('delete from parcel_photos where parcel_id = any($1::uuid[])', [order.parcelIds]);
    const file = await ofOrder(order.id);
    expect(said(file)).toContain('照片0');
    expect(imagesIn(file)).toBe(0);
  });

  it('shows forty photos, names the number left out, and stays small', async () => {
    const order = await s.order(member);
    await addPhotos(order.parcelIds[0] ?? '', 42);
    const file = await ofOrder(order.id);
    expect(said(file)).toContain('40張；另有3張未收錄');
    expect(imagesIn(file)).toBe(40);
    expect(bytesOf(file).length).toBeLessThan(40 * 400_000);
    expect(bytesOf(file).toString('latin1')).toContain('/Width 1200');
  });

  it('says if a photo’s bytes are gone', async () => {
    const order = await s.order(member);
    const { files } = s.world.running.services;
    const row = await s.world.row('parcelPhotos', { parcelId: order.parcelIds[0] });
    const noTransaction = s.world.running.database.noTransaction(asShopId(s.shop.id));
    await files.remove(noTransaction, fileKey(s.shop.id, row?.fileId ?? '', 'full'));
    expect(said(await ofOrder(order.id))).toContain('照片已不存在');
  });

  it('of another member, shop or unknown order is not found', async () => {
    const order = await s.order(member);
    const stranger = await s.shop.member();
    const { id: orderId } = order;
    expect(await stranger.client.attempt('getOrderEvidence', { orderId })).toBeRefused('row.notFound');
    const thai = await s.world.th.staff(['owner']);
    expect(await thai.client.attempt('getStaffOrderEvidence', { orderId })).toBeRefused('row.notFound');
    const finder = await s.shop.staff(['warehouse']);
    expect(
      await finder.client.attempt('getStaffOrderEvidence', { orderId: order.parcelIds[0] ?? '' }),
    ).toBeRefused('row.notFound');
  });

  it('of a cancelled order leaves out a parcel that has another owner now', async () => {
    const order = await s.order(member, { parcels: 2 });
    await member.client.call('cancelOrder', { orderId: order.id });
    const stranger = await s.shop.member();
    const [kept = '', gone = ''] = order.courierNumbers;
    await s.world.change('parcels', { id: order.parcelIds[1] }, { memberId: stranger.id });
    const text = said(await ofOrder(order.id));
    expect(text).toContain(kept);
    expect(text).not.toContain(gone);
  });

  it('is limited per hour', async () => {
    const hasty = await s.shop.member();
    const orderId = '01890000-0000-7000-8000-000000000000';
    const { attempt } = hasty.client;
    for (let n = 0; n < 30; n += 1) await attempt('getOrderEvidence', { orderId });
    expect(await attempt('getOrderEvidence', { orderId })).toBeRefused('throttle.wait');
  });
});

describe('the document of a parcel', () => {
  it('contains its arrival, measurement and photo, and its box if it was shipped', async () => {
    const order = await shipped();
    const [id = ''] = order.parcelIds;
    const file = await member.client.call('getParcelEvidence', { id, lang: 'tw' });
    const text = said(file);
    for (const part of ['包裹證明', order.courierNumbers[0] ?? '', '到倉時間', order.number, '收件照片'])
      expect(text).toContain(part);
    expect(text).not.toContain(order.courierNumbers[1]);
    const { client } = await s.shop.member();
    expect(await client.attempt('getParcelEvidence', { id })).toBeRefused('row.notFound');
  });

  it('is available after its arrival', async () => {
    const courierNumber = `SF${Date.now()}`;
    const { list } = await member.client.call('forecastParcels', { courierNumber, ...goods });
    const id = list[0]?.id ?? '';
    expect(await member.client.attempt('getParcelEvidence', { id })).toBeRefused('evidence.notArrived');
  });
});

describe('the verification of a document', () => {
  const notOurs = refusedWith('evidence.notOurs');

  it('is open to anybody with number and code, without personal data', async () => {
    const order = await s.order(member);
    const file = await ofOrder(order.id);
    const { number, code } = checkOf(bytesOf(file));
    const guest = s.world.client(s.shop.host);
    const answer = await guest.call('checkEvidence', {
      number,
      code: code.toLowerCase().replaceAll('-', ' '),
    });
    expect(answer).toEqual({
      number: order.number,
      createdAt: expect.stringMatching(/^\d{4}-.*:\d\d\.000Z$/),
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      file: 'notChecked',
    });
    expect(said(file)).toContain(answer.digest);
    expect(said(file)).toContain(code);
  });

  it('fails for another number, a changed code, and in another shop', async () => {
    const order = await s.order(member);
    const { number, code } = checkOf(bytesOf(await ofOrder(order.id)));
    const guest = s.world.client(s.shop.host);
    const turned = (at: number) => `${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`;
    // The first three forged codes change one character each, in the time, the digest or the seal. The other two have
    // a wrong length.
    for (const forged of [turned(1), turned(16), turned(46), 'ABC', `${code}0`])
      expect(await guest.attempt('checkEvidence', { number, code: forged })).toBeRefused('evidence.notOurs');
    expect(await guest.attempt('checkEvidence', { number: `${number}1`, code })).toBeRefused(
      'evidence.notOurs',
    );
    expect(await s.world.client(s.world.th.host).attempt('checkEvidence', { number, code })).toMatchObject(
      notOurs,
    );
  });

  it('checks the file itself, in which no byte may change', async () => {
    const order = await s.order(member);
    const bytes = bytesOf(await ofOrder(order.id));
    const guest = s.world.client(s.shop.host);
    expect(await guest.call('checkEvidence', checkOf(bytes))).toMatchObject({ file: 'unchanged' });
    const changed = Buffer.from(bytes);
    changed[1_000] = (changed[1_000] ?? 0) ^ 1;
    expect(await guest.call('checkEvidence', checkOf(changed))).toMatchObject({ file: 'changed' });
    const unsealed = { ...checkOf(bytes), fileSeal: '' };
    expect(await guest.call('checkEvidence', unsealed)).toMatchObject({ file: 'changed' });
  });

  it('is limited per hour', async () => {
    const guest = s.world.client(s.world.th.host);
    const asked = { number: 'N', code: 'C' };
    for (let n = 0; n < 61; n += 1) await guest.attempt('checkEvidence', asked);
    expect(await guest.attempt('checkEvidence', asked)).toBeRefused('throttle.wait');
  });
});
