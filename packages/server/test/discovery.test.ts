import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flips } from './flips.ts';
import { openLanes } from './lanes.ts';
import { type Person, startWorld, type World } from './world.ts';

const built = `<!doctype html><html lang="zh-Hant-TW" data-theme="default"><head><title>App</title>
<link rel="icon" href="data:,"><script type="application/json" id="shop">null</script>
<script>first(1);</script></head><body></body></html>`;
const routes = ['/', '/login', '/freighttrial', '/noviceguidance', '/support', '/mybag/$id'];

let portal: string;
let world: World;
let owner: Person;

beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'crossdock-portal-'));
  mkdirSync(join(portal, '.vite'));
  writeFileSync(join(portal, 'index.html'), built);
  writeFileSync(join(portal, '.vite/routes.json'), JSON.stringify(routes));
  world = await startWorld({ portal });
  owner = await world.tw.staff(['owner']);
  await openLanes(world, world.tw);
});
afterAll(async () => {
  await world.stop();
  rmSync(portal, { recursive: true, force: true });
});
beforeEach(() => list());

const none = { tw: '', zh: '', en: '' };

async function list(changes: { listed?: boolean; descriptions?: typeof none } = {}): Promise<void> {
  await owner.client.call('saveListing', { listed: true, descriptions: none, ...changes });
  forget();
}
const forget = () => world.running.services.tenants.forget();

const get = (url: string, headers: Record<string, string> = {}) =>
  world.running.server.app.inject({ url, headers: { host: world.tw.host, ...headers } });

/** The content of a tag, as a reader takes it. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

async function article(title: string, html = '<p>先預報，再寄到倉庫。</p>') {
  const texts = { tw: { title, html }, en: { title: `${title} (en)`, html } };
  const { id, updatedAt } = await owner.client.call('saveArticle', { texts, shown: true });
  forget();
  return { id, updatedAt };
}

describe('what programs may read', () => {
  test('robots.txt allows public pages with their parts, and refuses members’ and staff’s', async () => {
    const { body, headers, statusCode } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /',
        ...['/login', '/freightTrial', '/noviceguidance', '/support', '/assets/'].map(
          (path) => `Allow: ${path}`,
        ),
        'Allow: /api/Member/GetArticleNoviceInfo',
        'Sitemap: http://tw.test/sitemap.xml',
      ]),
    );
    expect(body).not.toMatch(/console|staff|myBag|QueryParcels/i);
  });

  test('the sitemap has each public page and article in each language, with its last change', async () => {
    const { id, updatedAt } = await article('怎麼開始');
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries = [...body.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, loc, rest = '']) => ({
      loc,
      rest,
    }));
    expect(entries.map(({ loc }) => loc)).toEqual(
      expect.arrayContaining([
        'http://tw.test/',
        'http://tw.test/freightTrial?lang=en',
        `http://tw.test/noviceguidance?id=${id}`,
        `http://tw.test/noviceguidance?id=${id}&#38;lang=en`,
      ]),
    );
    expect(body).not.toContain('/answer');
    const of = entries.find(({ loc }) => loc === `http://tw.test/noviceguidance?id=${id}`)?.rest;
    expect(of).toContain(`<lastmod>${updatedAt}</lastmod>`);
    expect(of?.match(/hreflang="[^"]*"/g)).toEqual([
      'hreflang="zh-Hant"',
      'hreflang="en"',
      'hreflang="x-default"',
    ]);
  });

  test('llms.txt leads to the API’s description and to the guide', async () => {
    const { id } = await article('付款方式');
    const { body } = await get('/llms.txt');
    expect(body).toContain('(http://tw.test/api/openapi.json)');
    expect(body).toContain(`[付款方式](http://tw.test/noviceguidance?id=${id}): 先預報，再寄到倉庫。`);
  });

  test('a text that has not changed is not sent again', async () => {
    const { headers } = await get('/robots.txt');
    expect(headers['cache-control']).toBe('public, max-age=600');
    const again = await get('/robots.txt', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the page of an address', () => {
  test('names itself, its address and its other languages', async () => {
    const { body } = await get('/freightTrial?trial=%7B%7D');
    const [{ name = '' } = {}] = await world.sql<{ name: string }>('select name from shops where id = $1', [
      world.tw.id,
    ]);
    expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toBe(`運費試算 · ${name}`);
    expect(body).toContain('<link rel="canonical" href="http://tw.test/freightTrial">');
    expect(body).toContain('<link rel="alternate" hreflang="en" href="http://tw.test/freightTrial?lang=en">');
    expect(metaOf(body, 'og:url')).toBe('http://tw.test/freightTrial');
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
    expect(body).not.toContain('noindex');
    const english = (await get('/freightTrial?lang=en')).body;
    expect(english).toContain('<html lang="en"');
    expect(/<title>(.*?)<\/title>/.exec(english)?.[1]).toBe(`Shipping calculator · ${name}`);
    expect(english).toContain('<link rel="canonical" href="http://tw.test/freightTrial?lang=en">');
  });

  test('shows a shop’s words as words, whatever is in them', async () => {
    const settings = await owner.client.call('getShopSettings', {});
    const { code: _c, currency: _m, timeZone: _z, hosts: _h, icon: _i, lastExam: _e, ...usual } = settings;
    const evil = `</title><script>x()</script>"'$&{shop}`;
    await owner.client.call('saveShopSettings', { ...usual, name: evil });
    await list({ descriptions: { ...none, tw: '"><script>y()</script>' } });
    const { id } = await article('</script><script>z()</script>？');
    for (const path of ['/', '/freightTrial', `/noviceguidance?id=${id}`]) {
      const { body } = await get(path);
      expect(body.match(/<script/g)).toHaveLength(2 + dataOf(body).length);
      expect(body).not.toMatch(/[xyz]\(\)<\/script>/);
    }
    const { body } = await get('/');
    expect(dataOf(body)[0]).toMatchObject({ name: evil, description: '"><script>y()</script>' });
    expect(metaOf(body, 'og:site_name')).toBe(
      '&#60;/title&#62;&#60;script&#62;x()&#60;/script&#62;&#34;&#39;$&#38;{shop}',
    );
    const sitemap = (await get('/llms.txt')).body;
    expect(sitemap).toContain('# </title>');
    await owner.client.call('saveShopSettings', usual);
  });

  test('of the calculator has the prices that the calculator gives', async () => {
    const { body } = await get('/freightTrial');
    const [service] = dataOf(body);
    expect(service).toMatchObject({ '@type': 'Service', name: '海快專線', areaServed: { name: 'TW' } });
    const { goodsTypes } = await world.tw.guest.call('getTrialOptions', {});
    const ask = async (weightG: number) => {
      const { offers } = await world.tw.guest.call('sumFree', {
        country: 'TW',
        boxes: [`${weightG}x0x0x0`],
        goodsType: goodsTypes[0]?.code ?? 'other',
      });
      const totalMinor = offers[0]?.quote?.totalMinor ?? 0;
      return { price: (totalMinor / 100).toFixed(2), eligibleQuantity: { value: weightG / 1000 } };
    };
    expect(service?.offers).toMatchObject([await ask(1000), await ask(5000), await ask(10_000)]);
    expect(service?.offers).toMatchObject([{ priceCurrency: 'TWD' }, {}, {}]);
  });

  test('of an article is its own; a question has its answer', async () => {
    const plain = await article('怎麼包裝');
    const { body } = await get(`/noviceguidance?id=${plain.id}`);
    expect(dataOf(body)).toMatchObject([
      { '@type': 'Article', headline: '怎麼包裝', dateModified: plain.updatedAt, inLanguage: 'zh-Hant' },
    ]);
    expect(metaOf(body, 'description')).toBe('先預報，再寄到倉庫。');
    const asked = await article('多久會到？');
    expect(dataOf((await get(`/noviceguidance?id=${asked.id}`)).body)).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: '多久會到？', acceptedAnswer: { text: '先預報，再寄到倉庫。' } }],
      },
    ]);
  });

  test('is not kept by its own words where the service worker asks, which keeps one page for many', async () => {
    const worker = { 'sec-fetch-dest': 'empty' };
    const [trial, support] = [await get('/freightTrial', worker), await get('/support', worker)];
    expect(trial.body).toBe(support.body);
    expect(trial.headers.vary).toBe('accept-encoding, sec-fetch-dest');
  });

  test('of members is never listed, and is answered as before', async () => {
    const { statusCode, body } = await get('/myBag/42');
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(body)).toEqual([]);
  });

  test('that does not exist is answered 404 with the app’s page, in any case of letters', async () => {
    for (const path of ['/nothing', '/mybag', '/myBag/42/more', '/.env']) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('<html data-unknown lang=');
    }
    for (const path of ['/LOGIN', '/freighttrial/', '/MyBag/42', '/?a=1']) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).not.toContain('data-unknown');
    }
    const gone = await get('/assets/old-1234567.js');
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('of an article that is gone is answered 404', async () => {
    for (const id of ['0197a1b2-0000-7000-8000-000000000000', 'x'])
      expect((await get(`/noviceguidance?id=${id}`)).statusCode).toBe(404);
  });

  test('that has not changed is not sent again', async () => {
    const { headers } = await get('/support');
    expect((await get('/support', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await list({ descriptions: { ...none, tw: '新的介紹' } });
    expect((await get('/support', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });
});

describe('settings', () => {
  flips('saveListing.listed', 'whether search engines may list the shop', async () => {
    expect((await get('/login')).body).not.toContain('noindex');
    await list({ listed: false });
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/llms.txt']) expect((await get(path)).statusCode).toBe(404);
    const { body } = await get('/login');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(body)).toEqual([]);
    expect(await owner.client.call('getListing', {})).toMatchObject({ listed: false });
  });

  flips('saveListing.descriptions', 'what search results and shared links say', async () => {
    const said = async (query = '') => metaOf((await get(`/${query}`)).body, 'description');
    expect(await said()).toContain('集運服務');
    await list({ descriptions: { tw: '台灣最快', zh: '', en: 'Fastest to Taiwan' } });
    expect(await said()).toBe('台灣最快');
    expect(await said('?lang=en')).toBe('Fastest to Taiwan');
    expect(await said('?lang=zh')).toContain('集运服务');
  });
});

describe('pictures', () => {
  const cardIn = async () =>
    new URL(metaOf((await get('/')).body, 'og:image')?.replaceAll('&#38;', '&') ?? '');
  const card = async () => {
    const { pathname, search } = await cardIn();
    return get(pathname + search);
  };
  const sizeOf = async ({ rawPayload }: { rawPayload: Buffer }) => {
    const { width, height, format } = await sharp(rawPayload).metadata();
    return [width, height, format];
  };

  test('the card is drawn with the shop’s own words, Chinese ones too', async () => {
    const first = await card();
    expect(await sizeOf(first)).toEqual([1200, 630, 'png']);
    const again = await get('/card.png', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    const inked = async (tw: string) => {
      await list({ descriptions: { ...none, tw } });
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

  test('an uploaded card takes its place, cut to size, until it is removed', async () => {
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const file = { file: new Blob([new Uint8Array(bytes)]) };
    const { card: address } = await owner.client.call('uploadShopCard', {}, file);
    forget();
    expect((await cardIn()).pathname).toBe('/card.jpg');
    expect(address).toBe((await cardIn()).pathname + (await cardIn()).search);
    expect(await sizeOf(await card())).toEqual([1200, 630, 'jpeg']);
    expect(await owner.client.call('getListing', {})).toMatchObject({ card: address, cardIsOwn: true });
    const refused = await owner.client.attempt('uploadShopCard', {}, { file: new Blob(['hello']) });
    expect(refused).toMatchObject({ ok: false, failure: { error: 'shop.iconNotPicture' } });
    await owner.client.call('removeShopCard', {});
    forget();
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
});
