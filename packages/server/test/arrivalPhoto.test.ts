import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addWarehouseAndGoodsTypes, freshNumber, goods, measured } from './parcelWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { changeSettings } from './shopSettings.ts';
import { openSmtp } from './smtpDouble.ts';
import { type Person, startWorld } from './world.ts';

/** Tests the photo in the email about an arrival. An SMTP server on loopback receives the email. */
const post = await openSmtp();
const world = await startWorld({ env: { SMTP_URL: post.url } });
const [owner, clerk] = [await world.tw.staff(['owner']), await world.tw.staff(['warehouse'])];
const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);

/** A photo with much detail, so that only a smaller one fits into a mail. */
async function photo(): Promise<Blob> {
  const [width, height] = [1600, 1200];
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251));
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** The mail about a parcel that was photographed and then put on its shelf. */
async function mailAbout(goodsType: GoodsType, to?: Person): Promise<string> {
  const member = to ?? (await world.tw.member());
  const courierNumber = freshNumber();
  await member.client.call('forecastParcels', { ...goods, goodsType, courierNumber });
  await clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  await clerk.client.call('photographParcel', { courierNumber }, { file: await photo() });
  await clerk.client.call('shelveParcels', { courierNumbers: [courierNumber], shelfCode: 'A-01' });
  const row = await world.row('members', { id: member.id });
  const letters = () => post.letters.filter(({ to }) => to === row?.email);
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBe(2);
  return letters().at(-1)?.text ?? '';
}

test('the mail shows a small JPEG of general goods, and its text stays', async () => {
  const text = await mailAbout('clothes');
  expect(text).toContain('Content-Type: text/plain');
  expect(text).toContain('cid:photo@crossdock');
  const [, base64 = ''] = /Content-Type: image\/jpeg[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  expect(bytes.length).toBeGreaterThan(500);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
});

test('the mail shows no photo of sensitive goods', async () => {
  expect(await mailAbout('cosmetics')).not.toContain('image/jpeg');
});

test('the list of notifications shows it to its member, even for sensitive goods, and to nobody else', async () => {
  const member = await world.tw.member();
  await mailAbout('cosmetics', member);
  const thumbs = async () =>
    (await member.client.call('listNotifications', {})).list
      .filter(({ event }) => event === 'parcel.receive' || event === 'parcel.shelve')
      .map(({ thumb }) => thumb);
  const [first, second] = await thumbs();
  expect([first, second]).toEqual([expect.stringMatching(/thumb/), first]);
  const other = await world.tw.member();
  await world.change('parcels', { memberId: member.id }, { memberId: other.id });
  expect(await thumbs()).toEqual([null, null]);
});

testSettingEffect('saveShopSettings.mailPhotos', 'whether mails about an arrival show a photo', async () => {
  await changeSettings(owner, { mailPhotos: false });
  expect(await mailAbout('clothes')).not.toContain('image/jpeg');
  await changeSettings(owner, { mailPhotos: true });
  expect(await mailAbout('clothes')).toContain('image/jpeg');
});
