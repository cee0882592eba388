import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minEncodingBytes } from '../src/platform/encoding.ts';
import type { Shop } from '../src/platform/shop.ts';
import { serveWebApp } from '../src/platform/web.ts';
import { startWorld, type World } from './world.ts';

const built = `<!doctype html><html lang="zh-Hant-TW" data-theme="default"><head><title>App</title>
<link rel="icon" href="/icon.svg"><script type="application/json" id="shop">null</script>
<script>first(1);</script><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js"></head><body></body></html>`;
const list = { code: ['/assets/list.js'], styles: ['/assets/list.css'] };
const texts = { tw: ['運費', '<試算>'], en: ['Prices', 'Compare'] };
const arrivals = {
  '/myBag': list,
  '/myBag/$id': { code: ['/assets/one.js'], styles: [] },
  '/myOrder': { code: [], styles: [], hasPicture: true },
  '/login': { code: [], styles: [], homeCode: ['/assets/home.js'] },
  '/freightTrial': { code: [], styles: [], texts },
};

/** A value that the page holds for its first script. */
const dataIn = (body: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(body)?.[1] ?? 'null',
  );
/** The script files that the page lists for its route. */
const codeIn = (body: string): unknown => dataIn(body, 'code');

describe('the page', () => {
  let folder: string;
  let app: FastifyInstance;
  let titles = ['First'];
  let frames: string[] = [];
  let traced = false;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crossdock-pages-'));
    for (const inner of ['.vite', 'assets']) mkdirSync(join(folder, inner));
    writeFileSync(join(folder, 'index.html'), built);
    writeFileSync(join(folder, '.vite/arrivals.json'), JSON.stringify(arrivals));
    writeFileSync(join(folder, 'assets/list.css'), '.row::before{content:"$&"}');
    writeFileSync(join(folder, 'assets/list.css.br'), brotliCompressSync('.packed{}'));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    app = Fastify();
    app.addHook('onRequest', async (request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none';script-src 'self';frame-src 'self';base-uri 'none'",
      );
      request.shop = { defaultLang: 'en', theme: 'default' } as Shop;
    });
    await serveWebApp(app, { base: '/', folder }, () => ({
      title: titles[0] ?? '',
      icon: '/icon.svg',
      json: { name: titles[0] },
      traced,
      frames,
      forms: [],
    }));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const page = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test('comes with its files: compressed if accepted, cached forever if their name is of one build', async () => {
    const asset = await page('/assets/list.css', { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe('.packed{}');
    expect((await page('/assets/list.css?v=1')).body).toContain('.row::before');
    const tag = String(asset.headers.etag);
    expect(
      (await page('/assets/list.css', { 'if-none-match': tag, 'accept-encoding': 'br' })).statusCode,
    ).toBe(304);
    const icon = await page('/icon.svg');
    expect([icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
      'image/svg+xml',
      'no-cache',
    ]);
    const head = await app.inject({ method: 'HEAD', url: '/assets/list.css' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test.each([
    '/.vite/arrivals.json',
    '/index.html',
    '/assets/../.vite/arrivals.json',
    '/%2evite/arrivals.json',
  ])('serves no file of its own at %s', async (url) => {
    expect((await page(url)).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each(['/assets/list.css.br', '/assets/none.js', '/assets//list.css'])(
    'finds nothing at %s',
    async (url) => {
      const { statusCode, body } = await page(url);
      expect([statusCode, body]).toEqual([404, '404\n']);
    },
  );

  test("allows the shop's own support page in a frame, and no other", async () => {
    const policy = async () => (await page('/home')).headers['content-security-policy'];
    expect(await policy()).toContain("frame-src 'self';");
    frames = ['https://help.test'];
    expect(await policy()).toMatch(/;frame-src 'self' https:\/\/help\.test;base-uri 'none'$/);
    frames = [];
  });

  test('lets its code call only the configured origins', async () => {
    const other = Fastify();
    other.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', "connect-src 'self';base-uri 'none'");
      request.shop = { defaultLang: 'en', theme: 'default' } as Shop;
    });
    const web = { base: '/' as const, folder, connects: ['http://127.0.0.1:9100'] };
    await serveWebApp(other, web, () => ({
      title: '',
      icon: '/icon.svg',
      json: {},
      traced,
      frames,
      forms: [],
    }));
    const { headers } = await other.inject({ url: '/home' });
    await other.close();
    expect(headers['content-security-policy']).toContain("connect-src 'self' http://127.0.0.1:9100;");
  });

  test('runs only its own first script, by its digest', async () => {
    const { headers, body } = await page('/myBag');
    const digests = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(digests).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${digests[0]};`);
  });

  test('tells browsers to begin traces, if tracing is on', async () => {
    const html = async () => /<html[^>]*>/.exec((await page('/home')).body)?.[0];
    expect(await html()).not.toContain('data-traced');
    traced = true;
    expect(await html()).toContain('<html data-traced lang="en"');
    traced = false;
  });

  test('names the code of the requested route and contains its styles, before the first script', async () => {
    const { body } = await page('/myBag?state=shelved');
    expect(codeIn(body)).toEqual(['/assets/list.js']);
    expect(body).toContain('<style>.row::before{content:"$&"}</style>');
    expect(body.indexOf('<link rel="stylesheet" disabled')).toBeLessThan(body.indexOf('<script>'));
    expect(body.indexOf('id="code"')).toBeLessThan(body.indexOf('<script>'));
    expect(codeIn((await page('/myBag/42')).body)).toEqual(['/assets/one.js']);
  });

  test('of another route names no files', async () => {
    for (const path of ['/', '/coupon', '/myBag/42/more']) expect(codeIn((await page(path)).body)).toBeNull();
  });

  test('that leads members home names the files of the home page', async () => {
    expect(dataIn((await page('/login')).body, 'homeCode')).toEqual(['/assets/home.js']);
    expect(dataIn((await page('/myBag')).body, 'homeCode')).toBeNull();
  });

  test("of visitors contains its title and intro, and leaves loading the app's code to the first script", async () => {
    const { body } = await page('/freightTrial');
    expect(dataIn(body, 'firstTexts')).toEqual(texts);
    expect(body).not.toContain('<試算>');
    const entry = /<template id="entry">([\s\S]*?)<\/template>/.exec(body)?.[1];
    expect(entry).toContain('src="/assets/index.js"');
    expect(entry).toContain('href="/assets/base.js"');
    expect(body.replace(entry ?? '', '')).not.toMatch(/type="module"|modulepreload/);
    const list = (await page('/myBag')).body;
    expect(dataIn(list, 'firstTexts')).toBeNull();
    expect(list).not.toContain('<template');
  });

  test('that may show the last list loads the code at once and leaves starting it to the first script', async () => {
    const { body } = await page('/myOrder');
    const entry = /<template id="entry">([\s\S]*?)<\/template>/.exec(body)?.[1];
    expect(entry).toBe('<script type="module" crossorigin src="/assets/index.js"></script>');
    for (const file of ['index', 'base'])
      expect(body).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`);
    expect(body.replace(entry ?? '', '')).not.toContain('type="module"');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const)('is small for clients that accept %s', async (accepted, encoding, open) => {
    const plain = await page('/myBag');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await page('/myBag', { 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding, sec-fetch-dest',
    });
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
  });

  test("has the shop's current state, even if it is cached in encoded form", async () => {
    const packed = () => page('/myBag', { 'accept-encoding': 'br' });
    const first = brotliDecompressSync((await packed()).rawPayload).toString();
    titles = ['Second'];
    const second = brotliDecompressSync((await packed()).rawPayload).toString();
    expect([first, second].map((html) => /<title>(.*)<\/title>/.exec(html)?.[1])).toEqual([
      'First',
      'Second',
    ]);
  });
});

describe('an answer', () => {
  let world: World;
  let portal: string;
  beforeAll(async () => {
    portal = mkdtempSync(join(tmpdir(), 'crossdock-portal-'));
    mkdirSync(join(portal, '.vite'));
    writeFileSync(join(portal, 'index.html'), built);
    const texts = { 'shell.login': 'Log in', 'shell.logout': 'Log out' };
    writeFileSync(join(portal, '.vite/texts-zh.json'), JSON.stringify(texts));
    world = await startWorld({ portal });
    for (const [lang, length] of [
      ['en', minEncodingBytes],
      ['zh', 10],
    ] as const)
      await world.sql('insert into shop_texts (shop_id, lang, key, text) values ($1, $2, $3, $4)', [
        world.tw.id,
        lang,
        'shell.login',
        'x'.repeat(length),
      ]);
  });
  afterAll(async () => {
    await world.stop();
    rmSync(portal, { recursive: true, force: true });
  });

  test("type 0 is a whole language with the shop's texts over it, type 1 only those", async () => {
    const pack = (type: number) => world.tw.guest.call('getLanguagePack', { type, code: 'zh' });
    const own = { 'shell.login': 'x'.repeat(10) };
    expect(await pack(0)).toEqual({ ...own, 'shell.logout': 'Log out' });
    expect(await pack(1)).toEqual(own);
    expect(await world.tw.guest.attempt('getLanguagePack', { type: 2, code: 'zh' })).toBeRefused({
      code: 400,
      fields: { type: {} },
    });
  });

  const ask = (code: string, headers: Record<string, string>) =>
    world.running.server.app.inject({
      url: `/api/File/GetLanguagePack?type=1&code=${code}`,
      headers: { host: world.tw.host, ...headers },
    });

  test('that is a read and large enough is compressed, with the same content', async () => {
    const plain = await ask('en', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask('en', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(200);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('that is small stays unencoded', async () => {
    const small = await ask('zh', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.json()).toMatchObject({ data: { 'shell.login': 'xxxxxxxxxx' } });
  });
});
