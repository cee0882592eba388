// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../src/language.ts';
import { createSession } from '../src/session.ts';
import { type PageVisit, showRows } from '../src/showRows.ts';
import { answersCacheName, pageImageCacheKey } from '../src/storedAnswers.ts';
import { storePageImage } from '../src/storePageImage.ts';
import { giveLocalStorage } from './localStorage.ts';

const entry = (src: string) => `<script type="module" src="${src}"></script>`;
const outline = '<div class="fp"></div>';
const drawn = `<main><ul><li><article><a href="/myBag/7">CD7</a><img class="thumb" src="/files/secret">
<input type="search" value="typed"><button>Choose</button></article></li></ul></main>`;
let store: Map<string, string>;
const session = createSession('token');
const root = () => document.getElementById('root');

beforeEach(() => {
  giveLocalStorage();
  store = new Map();
  const cache = { put: async (place: string, answer: Response) => store.set(place, await answer.text()) };
  vi.stubGlobal('caches', {
    open: async (name: string) => (name === answersCacheName ? cache : undefined),
    match: async (place: string) => (store.has(place) ? new Response(store.get(place)) : undefined),
    delete: async () => store.clear(),
  });
  history.replaceState(null, '', '/myBag');
  setLanguage('tw');
  session.keep('secret');
  document.body.innerHTML = `<div id="root">${drawn}</div>${entry('/index-1.js')}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const plan = { keys: { token: 'token' }, picture: pageImageCacheKey };
const asked: PageVisit = { token: 'secret', path: '/myBag', lang: 'tw' };
/** The texts of the page at the moments when the app's files were requested, and when its code may run. */
const at = { load: [] as string[], start: [] as string[] };
async function visit(change: Partial<PageVisit> = {}, page = outline, code = '/index-1.js'): Promise<string> {
  document.body.innerHTML = `<div id="root">${page}</div><template id="entry">${entry(code)}</template>`;
  at.load.length = at.start.length = 0;
  const note = (step: keyof typeof at) => void at[step].push(root()?.textContent ?? '');
  await showRows(plan, { ...asked, ...change }, () => note('load'));
  note('start');
  expect(at.load).toHaveLength(1);
  return root()?.textContent ?? '';
}

test('the last list is shown as it was drawn: its links work, and nothing else seems to', async () => {
  await storePageImage(session, ['/myBag']);
  expect(await visit()).toContain('CD7');
  const page = root();
  expect(page?.querySelector('[data-last][aria-busy=true] main ul[data-stale] a')?.getAttribute('href')).toBe(
    '/myBag/7',
  );
  for (const control of page?.querySelectorAll('button, input') ?? [])
    expect(control.hasAttribute('inert')).toBe(true);
  expect(page?.querySelector('a')?.hasAttribute('inert')).toBe(false);
  // The stored page contains neither addresses of pictures nor typed text.
  expect(page?.innerHTML).not.toMatch(/\/files\/|typed/);
  expect(page?.querySelector('span.thumb')).not.toBeNull();
});

describe('the app', () => {
  beforeEach(() => storePageImage(session, ['/myBag']));
  const fromWorker = () => vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const shown = [expect.stringContaining('CD7')];

  test('is requested at once on a page that came over the network, and runs after the list is painted', async () => {
    const painted = vi.spyOn(globalThis, 'requestAnimationFrame');
    expect(await visit()).toContain('CD7');
    expect(at).toEqual({ load: [''], start: shown });
    expect(painted).toHaveBeenCalledOnce();
  });

  test('is requested after the list is painted on a page that the service worker opened', async () => {
    fromWorker();
    const painted = vi.spyOn(globalThis, 'requestAnimationFrame');
    await visit();
    expect(at).toEqual({ load: shown, start: shown });
    expect(painted).toHaveBeenCalledOnce();
  });

  test('runs without a store or rows that do not answer, after two seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(caches, 'match').mockReturnValue(new Promise(() => {}));
    const ended = visit({ drawing: 'data:text/javascript,export const draw = () => new Promise(() => {});' });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(at).toEqual({ load: [''], start: [] });
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await ended;
  });

  test.each<[string, () => unknown]>([
    ['in a hidden tab', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['without a stored list', () => store.clear()],
    ['where the store fails', () => vi.spyOn(caches, 'match').mockRejectedValue(new Error('closed'))],
  ])('waits for no paint %s', async (_where, change) => {
    fromWorker();
    vi.stubGlobal('requestAnimationFrame', () => expect.unreachable('waits for a paint'));
    change();
    await visit();
    vi.restoreAllMocks();
  });
});

test.each([
  ['another member', { token: 'of another' }],
  ['another language', { lang: 'en' }],
  ['another screen', { path: '/home' }],
])('the list is not shown to %s', async (_who, change) => {
  await storePageImage(session, ['/myBag']);
  localStorage.setItem('token', 'token' in change ? change.token : 'secret');
  expect(await visit(change)).toBe('');
});

test('nor once the session has ended meanwhile', async () => {
  await storePageImage(session, ['/myBag']);
  const match = caches.match.bind(caches);
  vi.spyOn(caches, 'match').mockImplementation((place) => {
    localStorage.setItem('token', 'of another');
    return match(place);
  });
  expect(await visit()).toBe('');
});

test('nor in a window of another width, by another build, after a week, or over drawn content', async () => {
  await storePageImage(session, ['/myBag']);
  const [place = '', text = ''] = [...store].at(0) ?? [];
  expect(await visit({}, outline, '/index-2.js')).toBe('');
  const { innerWidth } = globalThis;
  vi.stubGlobal('innerWidth', 1);
  expect(await visit()).toBe('');
  vi.stubGlobal('innerWidth', innerWidth);
  store.set(place, JSON.stringify({ ...JSON.parse(text), atMs: Date.now() - 8 * 86_400_000 }));
  expect(await visit()).toBe('');
  store.set(place, text);
  expect(await visit()).toContain('CD7');
  expect(await visit({}, '<main>of the app</main>')).toBe('of the app');
  store.set(place, '{broken');
  expect(await visit()).toBe('');
});

test('a filtered, open, selected or loading list is not stored', async () => {
  const kept = async () => {
    await storePageImage(session, ['/myBag']);
    return store.size;
  };
  history.replaceState(null, '', '/myBag?state=shelved');
  expect(await kept()).toBe(0);
  history.replaceState(null, '', '/pay/7');
  expect(await kept()).toBe(0);
  history.replaceState(null, '', '/myBag');
  for (const more of [
    '<dialog open></dialog>',
    '<ul data-stale="true"></ul>',
    '<p data-chosen="true"></p>',
  ]) {
    document.body.innerHTML = `<div id="root">${drawn}${more}</div>`;
    expect(await kept(), more).toBe(0);
  }
});

const drawing = (text: string) =>
  `data:text/javascript,export const draw = () => { document.querySelector('.fp').textContent = '${text}'; }`;

test('without one, the rows that the server returns are drawn, over nothing else', async () => {
  expect(await visit({ drawing: drawing('from the server') })).toBe('from the server');
  expect(await visit({ drawing: drawing('from the server') }, '<main>of the app</main>')).toBe('of the app');
  document.body.innerHTML = `<div id="root">${drawn}</div>${entry('/index-1.js')}`;
  await storePageImage(session, ['/myBag']);
  expect(await visit({ drawing: drawing('two') })).toContain('CD7');
  vi.spyOn(caches, 'match').mockRejectedValue(new Error('closed'));
  expect(await visit({ drawing: drawing('three') })).toBe('three');
  expect(await visit({ drawing: 'data:text/javascript,export const draw = () => Promise.reject(1);' })).toBe(
    '',
  );
});

test('a session that ends while it is stored removes it', async () => {
  const keeping = storePageImage(session, ['/myBag']);
  session.drop();
  await keeping;
  expect(store.size).toBe(0);
});
