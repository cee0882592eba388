import sharp from 'sharp';
import { expect, test } from 'vitest';
import { metaOf, noDescriptions as none, openPageWorld, type PageWorld } from './pageWorld.ts';
import { plainPng } from './plainPicture.ts';

const pages = await openPageWorld();

const get: PageWorld['get'] = (url, headers) => pages.get(url, headers);
const cardIn = async () => new URL(metaOf((await get('/')).body, 'og:image')?.replaceAll('&#38;', '&') ?? '');
const card = async () => {
  const { pathname, search } = await cardIn();
  return get(pathname + search);
};
const sizeOf = async ({ rawPayload }: { rawPayload: Buffer }) => {
  const { width, height, format } = await sharp(rawPayload).metadata();
  return [width, height, format];
};

test('the card is drawn with the shop’s own texts, Chinese ones too', async () => {
  const first = await card();
  expect(await sizeOf(first)).toEqual([1200, 630, 'png']);
  const again = await get('/card.png', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  const inked = async (tw: string) => {
    await pages.list({ descriptions: { ...none, tw } });
    const { data } = await sharp((await card()).rawPayload)
      .extract({ left: 90, top: 320, width: 60, height: 70 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value) => value < 160).length;
  };
  const [dense, sparse] = [await inked('龜'), await inked('一')];
  expect(sparse).toBeGreaterThan(20);
  expect(dense).toBeGreaterThan(sparse * 3);
});

test('an uploaded card replaces it, cut to size, until it is removed', async () => {
  const bytes = await plainPng(900, 900, '#c00');
  const file = { file: new Blob([new Uint8Array(bytes)]) };
  const { card: address } = await pages.owner.client.call('uploadShopCard', {}, file);
  expect((await cardIn()).pathname).toBe('/card.jpg');
  expect(address).toBe((await cardIn()).pathname + (await cardIn()).search);
  expect(await sizeOf(await card())).toEqual([1200, 630, 'jpeg']);
  expect(await pages.owner.client.call('getListing', {})).toMatchObject({ card: address, cardIsOwn: true });
  const refused = await pages.owner.client.attempt('uploadShopCard', {}, { file: new Blob(['hello']) });
  expect(refused).toBeRefused('shop.iconNotPicture');
  await pages.owner.client.call('removeShopCard', {});
  expect((await cardIn()).pathname).toBe('/card.png');
  expect((await get('/card.jpg')).statusCode).toBe(404);
});

test('phones and tabs get the icon in their sizes', async () => {
  for (const [path, side] of [
    ['/favicon.ico', 48],
    ['/icon-180.png', 180],
    ['/icon-512.png', 512],
  ] as const)
    expect(await sizeOf(await get(path))).toEqual([side, side, 'png']);
  const { icons } = (await get('/manifest.webmanifest')).json();
  expect(icons).toContainEqual({ src: '/icon-512.png', sizes: '512x512', type: 'image/png' });
});
