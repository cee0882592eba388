import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { ThemeName } from '../packages/domain/src/shops/themes.ts';
import { violationsOn } from './axe.ts';
import { openContext } from './contexts.ts';

export const demoPassword = 'Crossdock1';
export type Face = 'portal' | 'console';
export type Lang = 'tw' | 'zh' | 'en';

const keys = {
  portal: { token: 'crossdock.token', language: 'crossdock.language', path: 'Member/Longo', who: 'account' },
  console: {
    token: 'crossdock.console.token',
    language: 'crossdock.console.language',
    path: 'staff/login',
    who: 'login',
  },
} as const;

const tokens = new Map<string, Promise<string>>();

/** The token of a demo login, fetched once per worker, because logging in is slow by design and throttled. */
export function tokenOf(page: Page, origin: string, face: Face, login: string): Promise<string> {
  const key = `${origin} ${face} ${login}`;
  const known = tokens.get(key) ?? fetchToken(page, origin, face, login);
  tokens.set(key, known);
  return known;
}

async function fetchToken(page: Page, origin: string, face: Face, login: string): Promise<string> {
  const { path, who } = keys[face];
  const answer = await page.request.post(`${origin}/api/${path}`, {
    data: { [who]: login, password: demoPassword },
  });
  const body = (await answer.json()) as { data: { token: string } };
  expect(answer.ok(), JSON.stringify(body)).toBe(true);
  return body.data.token;
}

/** Calls the API as a demo login, to find data for a test or to check results behind the screens. */
export async function callAsDemoLogin<T>(
  page: Page,
  origin: string,
  [face, login]: readonly [Face, string],
  path: string,
): Promise<T> {
  const token = await tokenOf(page, origin, face, login);
  const answer = await page.request.get(`${origin}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Yesterday in the shop's time zone, for `toDay`. Rows until then are the demo's, and no journey adds to them. */
export const yesterday = () => new Date(Date.now() + (8 - 24) * 3_600_000).toISOString().slice(0, 10);

/** Opens a page of the portal or the console in a language, logged in as a demo login, or as a guest without one. */
export async function openAs(
  page: Page,
  origin: string,
  face: Face,
  login: string | null,
  lang: Lang,
): Promise<void> {
  const token = login === null ? null : await tokenOf(page, origin, face, login);
  await openWith(page, face, token, lang);
}

/** Opens a page like `openAs`, with the token of any login. */
export async function openWith(page: Page, face: Face, token: string | null, lang: Lang): Promise<void> {
  const { token: tokenKey, language } = keys[face];
  await page.addInitScript(
    ([tokenAt, languageAt, value, chosen]) => {
      if (value !== null && sessionStorage.getItem('opened') === null)
        localStorage.setItem(tokenAt as string, value as string);
      if (sessionStorage.getItem('opened') === null)
        localStorage.setItem(languageAt as string, chosen as string);
      sessionStorage.setItem('opened', '1');
    },
    [tokenKey, language, token, lang] as const,
  );
}

/** Logs in as the demo member through the form, with a session of its own. Returns the token. */
export async function logIn(page: Page, origin: string): Promise<string> {
  await openAs(page, origin, 'portal', null, 'tw');
  await page.goto(`${origin}/login`);
  await page.locator('input[name="account"], input[autocomplete^="username"]').first().fill('demo');
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`${origin}/home`);
  return page.evaluate(() => localStorage.getItem('crossdock.token') ?? '');
}

/** By default the portal is as wide as a phone, the console as a desktop; the language is Traditional Chinese. */
interface Screen {
  readonly width?: number;
  readonly height?: number;
  readonly lang?: Lang;
}

/** A page of the portal for somebody who is not logged in. */
export const demoGuest = (browser: Browser, origin: string, screen: Screen = {}): Promise<Page> =>
  openedPage(browser, origin, 'portal', null, screen);

/** A page of the portal for the demo's member. */
export const demoMember = (browser: Browser, origin: string, screen: Screen = {}): Promise<Page> =>
  openedPage(browser, origin, 'portal', 'demo', screen);

/** A page of the console for a clerk of the demo. */
export const demoClerk = (
  browser: Browser,
  origin: string,
  login: string,
  screen: Screen = {},
): Promise<Page> => openedPage(browser, origin, 'console', login, { width: 1280, ...screen });

async function openedPage(
  browser: Browser,
  origin: string,
  face: Face,
  login: string | null,
  { width = 390, height, lang = 'tw' }: Screen,
): Promise<Page> {
  const page = await newPage(browser, width, height);
  await openAs(page, origin, face, login, lang);
  return page;
}

/** Collects errors of a page: console errors and failed requests. Read the list after the visit. */
export function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** A page that opens, and the errors that it reports from then on. */
export async function openAndListen(opening: Promise<Page>): Promise<readonly [Page, string[]]> {
  const page = await opening;
  return [page, listenForFaults(page)];
}

/** The requests of each page that are not answered yet. */
const open = new WeakMap<Page, Set<Request>>();

function followRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const waiting = new Set<Request>();
    open.set(page, waiting);
    page.on('request', (request) => {
      // The browser never reports the file of a terminated worker as finished.
      if (!request.url().includes('.worker-')) waiting.add(request);
    });
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => waiting.delete(request));
  });
}

/** Waits until the page has settled: it has drawn, is idle, has all answers and shows no spinner. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
  const unfinished = async () => {
    const busy = await page.evaluate(async () => {
      // After two frames an answer is drawn, and the requests that it causes have started.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
      return [...document.querySelectorAll('[aria-busy="true"]')].map((one) => one.outerHTML.slice(0, 200));
    });
    return [...busy, ...[...(open.get(page) ?? [])].map((one) => `${one.resourceType()} ${one.url()}`)];
  };
  await expect.poll(unfinished, { message: 'settled', intervals: [0, 20, 50, 100] }).toEqual([]);
}

/** Checks that axe finds no violation of WCAG 2.2 A and AA, and that nothing is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const violations = await violationsOn(page, { runOnly: { type: 'tag', values } });
  expect.soft(violations, new URL(page.url()).pathname).toEqual([]);
  expect.soft(await overflowPx(page), 'nothing is wider than the screen').toBeLessThanOrEqual(0);
}

/** Applies a theme to the page only, not to the account. */
export async function applyTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    // Wait for colour transitions, whose intermediate colours belong to neither theme.
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, theme);
}

/** Checks that all texts have enough contrast in a theme. */
export async function expectReadable(page: Page, theme: ThemeName): Promise<void> {
  await applyTheme(page, theme);
  const violations = await violationsOn(page, { runOnly: ['color-contrast'] });
  expect.soft(violations, `${theme} on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** The width, in pixels, by which the page exceeds its screen. */
export function overflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Actions and errors that another element covers after scrolling to them. Sticky or floating elements must not cover
 * anything that a person clicks or reads.
 */
export function coveredElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main button, main a[href], main [role=alert]'),
    ].filter((element) => element.checkVisibility() && !element.closest('nav, [inert]'));
    /** The elements that cover this element after scrolling to it. */
    const over = (element: HTMLElement): string[] => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const sticks = element.closest('[data-sticky-action]') !== null;
      // Sticky actions must be free over their full width, others at their centre.
      return (sticks ? [left + 4, x, right - 4] : [x]).flatMap((at) => {
        const there = document.elementFromPoint(at, y);
        if (!there || element.contains(there) || there.contains(element)) return [];
        return [`${element.textContent?.trim().slice(0, 30)} under ${there.className || there.tagName}`];
      });
    };
    const found: string[] = [];
    for (const element of all.filter((one) => over(one).length > 0)) {
      over(element);
      // Floating elements move away once scrolling has stopped.
      await new Promise((resolve) => setTimeout(resolve, 600));
      found.push(...over(element));
    }
    return found;
  });
}

/** Buttons and links lower than the 44 px that a finger needs. Links inside running text are exempt. */
export function tooLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a[href], main summary')].flatMap(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        const running =
          getComputedStyle(element).display === 'inline' || element.closest('label, p') !== null;
        if (!element.checkVisibility() || running || width < 2 || height < 2 || height > 43.5) return [];
        return [
          `${element.textContent?.trim().slice(0, 30) || element.ariaLabel} is ${Math.round(height)} px high`,
        ];
      },
    ),
  );
}

export async function newPage(browser: Browser, width: number, height?: number): Promise<Page> {
  const phone = width < 600;
  const context = await openContext(browser, {
    viewport: { width, height: height ?? (phone ? 844 : 860) },
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(keepMessages);
  followRequests(context);
  return context.newPage();
}

/**
 * Runs in the page: records short messages, because they disappear after two seconds and a busy machine may check
 * later.
 */
function keepMessages(): void {
  const messages: string[] = [];
  const seen = new WeakSet<Element>();
  Object.assign(globalThis, { messages });
  new MutationObserver(() => {
    for (const message of document.querySelectorAll('[role="status"][popover] > *')) {
      if (seen.has(message)) continue;
      seen.add(message);
      messages.push(message.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Waits until the page has shown this text in a short message since the last call. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  const said = () =>
    page.evaluate((wanted) => {
      const { messages } = globalThis as unknown as { messages: string[] };
      const at = messages.findIndex((message) => message.includes(wanted));
      return at < 0 ? messages : messages.splice(0, at + 1);
    }, text);
  await expect.poll(said, `“${text}” is said`).toContainEqual(expect.stringContaining(text));
}
