import { beforeEach, describe, expect, test } from 'vitest';
import { createLane } from './lanes.ts';
import { metaOf, noDescriptions as none, openPageWorld, type PageWorld } from './pageWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { settingsOf } from './shopSettings.ts';

const pages = await openPageWorld();
const { world, owner } = pages;
await createLane(world, world.tw);
beforeEach(() => list());

const list: PageWorld['list'] = (changes) => pages.list(changes);
const get: PageWorld['get'] = (url, headers) => pages.get(url, headers);

const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

async function article(title: string, html = '<p>先預報，再寄到倉庫。</p>') {
  const texts = { tw: { title, html }, en: { title: `${title} (en)`, html } };
  const { id, updatedAt } = await owner.client.call('saveArticle', { texts, shown: true });
  return { id, updatedAt };
}

describe('public texts for programs', () => {
  test('robots.txt allows public pages with their parts, and refuses those of members and staff', async () => {
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
        'http://tw.test/login',
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

  test('llms.txt links to the API’s description and to the guide', async () => {
    const { id } = await article('付款方式');
    const { body } = await get('/llms.txt');
    expect(body).toContain('(http://tw.test/api/openapi.json)');
    expect(body).toContain(`[付款方式](http://tw.test/noviceguidance?id=${id}): 先預報，再寄到倉庫。`);
  });

  test('an unchanged text is not sent again', async () => {
    const { headers } = await get('/robots.txt');
    expect(headers['cache-control']).toBe('public, max-age=600');
    const again = await get('/robots.txt', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the head of a page', () => {
  test('has its title, its address and its other languages', async () => {
    const { body } = await get('/freightTrial?trial=%7B%7D');
    const { name = '' } = (await world.row('shops', { id: world.tw.id })) ?? {};
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

  test('shows a shop’s texts as text, whatever they contain', async () => {
    const usual = await settingsOf(owner);
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

  test('of the calculator has the calculator’s prices', async () => {
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

  test('of an article is its own, and a question has its answer', async () => {
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

  test('has no own texts for the service worker, which caches one page for many', async () => {
    const worker = { 'sec-fetch-dest': 'empty' };
    const [trial, support] = [await get('/freightTrial', worker), await get('/support', worker)];
    expect(trial.body).toBe(support.body);
    expect(trial.headers.vary).toBe('accept-encoding, sec-fetch-dest');
  });

  test('of members is never listed, and otherwise unchanged', async () => {
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

  test('of a removed article is answered 404', async () => {
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
  testSettingEffect('saveListing.listed', 'whether search engines may list the shop', async () => {
    expect((await get('/login')).body).not.toContain('noindex');
    await list({ listed: false });
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/llms.txt']) expect((await get(path)).statusCode).toBe(404);
    const { body } = await get('/login');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(body)).toEqual([]);
    expect(await owner.client.call('getListing', {})).toMatchObject({ listed: false });
  });

  testSettingEffect('saveListing.descriptions', 'what search results and shared links say', async () => {
    const said = async (query = '') => metaOf((await get(`/${query}`)).body, 'description');
    expect(await said()).toContain('集運服務');
    await list({ descriptions: { tw: '台灣最快', zh: '', en: 'Fastest to Taiwan' } });
    expect(await said()).toBe('台灣最快');
    expect(await said('?lang=en')).toBe('Fastest to Taiwan');
    expect(await said('?lang=zh')).toContain('集运服务');
  });
});
