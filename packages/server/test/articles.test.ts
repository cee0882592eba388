import { describe, expect, test } from 'vitest';
import { announcementTools, content, type Draft } from './announcementWorld.ts';
import { picture } from './parcelWorld.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const clerk = await world.tw.staff(['support']);
const member = await world.tw.member();

const draft = (part?: Partial<Draft>) => announcementTools(clerk).draft(part);
const live = (part?: Partial<Draft>) => announcementTools(clerk).live(part);
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
describe('the editor', () => {
  test('reports to the second of two clerks that the version was changed, and nothing is lost', async () => {
    const { id, version } = await draft();
    const tries = await Promise.all(
      ['一', '二', '三'].map((title) =>
        clerk.client.attempt('saveAnnouncement', {
          ...content,
          id,
          version,
          texts: { tw: { title, html: '<p>內容</p>' } },
        }),
      ),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    for (const tried of tries.filter(({ ok }) => !ok)) expect(tried).toBeRefused('row.changed');
    for (const call of ['releaseAnnouncement', 'removeAnnouncement', 'endAnnouncement'] as const)
      expect(
        await clerk.client.attempt(call, {
          id,
          version,
          ...(call === 'releaseAnnouncement' ? { publishAt: null } : {}),
        } as never),
      ).toBeRefused('row.changed');
  });

  test('publishes nothing that is empty or over, and requires at least one language', async () => {
    const empty = await draft({ texts: { tw: { title: '只有標題', html: '<p> </p>' } } });
    const release = ({ id, version }: { id: string; version: number }) =>
      clerk.client.attempt('releaseAnnouncement', { id, version, publishAt: null });
    expect(await release(empty)).toBeRefused('announcement.empty', 'texts.tw.html');
    expect(await release(await draft({ endsAt: inMs(-1_000) }))).toBeRefused(
      'announcement.periodOver',
      'endsAt',
    );
    const shown = await live();
    expect(
      await clerk.client.attempt('saveAnnouncement', { ...content, ...shown, endsAt: inMs(-1_000) } as never),
    ).toMatchObject({ ok: false });
    expect(
      await clerk.client.attempt('saveAnnouncement', {
        ...content,
        id: shown.id,
        version: shown.version,
        endsAt: inMs(-1),
      }),
    ).toBeRefused('announcement.periodOver', 'endsAt');
    expect(await clerk.client.attempt('saveAnnouncement', { ...content, texts: {} })).toBeRefused(
      'request.invalid',
    );
  });

  test('keeps pictures that staff uploaded for a text, signed again for each reader, and no others', async () => {
    const upload = (purpose: 'article' | 'proof') =>
      clerk.client.call('uploadStaffFile', { purpose }, { file: picture() }).then(({ fileId }) => fileId);
    const own = await upload('article');
    const withPicture = (id: string) => ({
      tw: {
        title: '圖',
        html: `<p>看圖</p><img data-file="${id}" src="https://evil.example/x.png" alt="倉庫">`,
      },
    });
    const theirs = await member.client.call('upload', { type: 'comment' }, { file: picture() });
    for (const wrong of [await upload('proof'), theirs.fileId])
      expect(
        await clerk.client.attempt('saveAnnouncement', { ...content, texts: withPicture(wrong) }),
      ).toBeRefused('article.picture', 'texts');
    const { id } = await live({ texts: withPicture(own) });
    const { html } = await world.tw.guest.call('getAnnouncement', { id });
    expect(html).not.toContain('evil.example');
    const url = /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(html).toMatch(/width="\d+" height="\d+"/);
    const got = await world.running.server.app.inject({ url, headers: { host: world.tw.host } });
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'image/webp']);
    // The editor can save the texts exactly as the server sent them.
    const edited = await clerk.client.call('getEditedAnnouncement', { id });
    const saved = await clerk.client.call('saveAnnouncement', {
      ...content,
      id,
      version: edited.version,
      texts: edited.texts,
    });
    expect(saved.texts.tw?.html.replace(/[?&][^"]*/g, '')).toBe(
      edited.texts.tw?.html.replace(/[?&][^"]*/g, ''),
    );
  });

  test.each([
    ['a program', '<script>steal()</script><p>字</p>'],
    [
      'an act on a picture',
      '<img src=x onerror="steal()"><p onclick="steal()" style="position:fixed">字</p>',
    ],
    ['a link that runs', '<a href="javascript:steal()">字</a><a href="jAva\tscript:steal()">字</a>'],
    ['a picture of bytes', '<img src="data:image/svg+xml;base64,PHN2Zz4="><p>字</p>'],
    [
      'a drawing',
      '<svg onload="steal()"><script>steal()</script><a xlink:href="javascript:steal()">字</a></svg>',
    ],
    ['a frame', '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">字'],
    ['a form', '<form action="https://evil.example"><input name="password"><button>字</button></form>'],
    [
      'a style',
      '<style>body{display:none}</style><link rel="stylesheet" href="//evil.example"><p class="x">字</p>',
    ],
    [
      'what only looks closed',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">字',
    ],
    ['another site without its scheme', '<a href="//evil.example">字</a><img src="//evil.example/1.png">'],
  ])('removes %s', async (_what, html) => {
    const { id } = await live({ texts: { tw: { title: '<b>標題</b>', html } } });
    const rows = await world.sql<{ texts: { tw: { html: string } } }>(
      'select texts from announcements where id = $1',
      [id],
    );
    expect(rows[0]?.texts.tw.html).not.toMatch(
      /<script|<style|<svg|<iframe|<object|<embed|<form|<input|<link|<math|steal\(\)"|javascript:|data:|evil\.example|\son\w+=|style=|class=/i,
    );
    expect(rows[0]?.texts.tw.html).toContain('字');
  });
});

describe('the guide', () => {
  const article = (title: string, part: object = {}) =>
    clerk.client.call('saveArticle', {
      texts: { tw: { title, html: `<p>${title}怎麼做</p>` } },
      shown: true,
      ...part,
    });
  const titles = async (input: object = {}) =>
    (await world.tw.guest.call('getGuide', input)).list.map(({ title }) => title);

  test('is read by visitors in the order set by staff, without hidden articles', async () => {
    const [a, b, c] = [await article('填地址'), await article('包裹預報'), await article('EZ WAY 委任')];
    const hidden = await article('草稿', { shown: false });
    expect(await titles()).toEqual(['填地址', '包裹預報', 'EZ WAY 委任']);
    await clerk.client.call('orderArticles', { ids: [c.id, hidden.id, a.id, b.id] });
    expect(await titles()).toEqual(['EZ WAY 委任', '填地址', '包裹預報']);
    expect(await titles({ words: 'ez way' })).toEqual(['EZ WAY 委任']);
    expect(await world.tw.guest.attempt('getGuide', { id: hidden.id })).toBeRefused('row.notFound');
    expect(await world.th.guest.attempt('getGuide', { id: a.id })).toBeRefused('row.notFound');
    // These ids do not match the articles, as if somebody had added or deleted an article meanwhile.
    for (const ids of [
      [c.id, a.id],
      [a.id, a.id, b.id, c.id],
      [a.id, b.id, c.id, hidden.id, member.id],
    ])
      expect(await clerk.client.attempt('orderArticles', { ids })).toBeRefused('row.changed');
  });

  test('is changed by one clerk at a time', async () => {
    const { id, version } = await article('費用');
    const edit = { id, version, texts: { tw: { title: '費用', html: '<p>改</p>' } }, shown: true };
    const tries = await Promise.all([1, 2].map(() => clerk.client.attempt('saveArticle', edit)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.find(({ ok }) => !ok)).toBeRefused('row.changed');
    expect(await clerk.client.attempt('removeArticle', { id, version })).toBeRefused('row.changed');
    await clerk.client.call('removeArticle', { id, version: version + 1 });
    expect(await clerk.client.attempt('removeArticle', { id, version })).toBeRefused('row.notFound');
    expect(await clerk.client.attempt('saveArticle', edit)).toBeRefused('row.notFound');
  });

  test('counts one vote per member, the last one, however many are sent at once', async () => {
    const other = await world.tw.member();
    const { id } = await article('倉儲');
    await Promise.all(
      [true, false, true].map((helpful) => member.client.call('voteArticle', { id, helpful })),
    );
    await member.client.call('voteArticle', { id, helpful: false });
    await other.client.call('voteArticle', { id, helpful: true });
    const { article: seen } = await member.client.call('getGuide', { id });
    expect(seen?.helpful).toBe(false);
    expect((await world.tw.guest.call('getGuide', { id })).article?.helpful).toBeNull();
    const row = (await clerk.client.call('listArticles', {})).list.find((one) => one.id === id);
    expect(row).toMatchObject({ helpful: 1, unhelpful: 1 });
    const unknown = await member.client.attempt('voteArticle', { id: other.id, helpful: true });
    expect(unknown).toBeRefused('row.notFound');
  });

  test('refuses a foreign picture, an empty language, and too many articles', async () => {
    const texts = { tw: { title: '圖', html: `<img data-file="${member.id}">` } };
    expect(await clerk.client.attempt('saveArticle', { texts, shown: true })).toBeRefused(
      'article.picture',
      'texts',
    );
    const none = await clerk.client.attempt('saveArticle', { texts: {}, shown: true });
    expect(none.ok ? {} : none.failure.fields).toMatchObject({ texts: { error: 'article.noLanguage' } });
    await world.sql(
      `insert into guide_articles (shop_id, id, position, texts, created_at, updated_at, updated_by)
       select $1, gen_random_uuid(), n, '{}', now(), now(), $2 from generate_series(1, 100) as n`,
      [world.tw.id, clerk.id],
    );
    expect(
      await clerk.client.attempt('saveArticle', { texts: { tw: { title: '多', html: '' } }, shown: true }),
    ).toBeRefused('guide.full');
  });
});
