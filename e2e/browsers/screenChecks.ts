import { words } from '../../packages/portal/src/words/words.gen.ts';
import type { Routed } from '../route.ts';
import { firstId, screens, singleRecordScreens } from '../screens.ts';
import { type Browser, until } from './browser.ts';

export type ScreenVariant = readonly [width: number, height: number, lang: 'tw' | 'en'];

export const screenVariants = [
  [390, 844, 'tw'],
  [1280, 860, 'en'],
] as const satisfies readonly ScreenVariant[];

export const demoMemberLogin = { login: 'demo', password: 'Crossdock1' } as const;

/** Opens the login page as a guest with this screen size and language. */
export async function openLoginPage(
  browser: Browser,
  origin: string,
  [width, height, lang]: ScreenVariant,
): Promise<void> {
  await browser.resize(width, height);
  await browser.open(`${origin}/login`);
  await waitUntilSettled(browser);
  await browser.run((chosen) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('crossdock.language', chosen);
  }, lang);
  await browser.open(`${origin}/login`);
  await waitUntilSettled(browser);
}

/** Logs in as the demo member through the form. */
export async function logIn(browser: Browser, origin: string, look: ScreenVariant): Promise<void> {
  await openLoginPage(browser, origin, look);
  await browser.type({ css: 'input[autocomplete^="username"]' }, demoMemberLogin.login);
  await browser.type({ css: 'input[type="password"]' }, demoMemberLogin.password);
  await browser.press({ css: 'form button[type="submit"]' });
  await until('home after the login', () => browser.run(() => location.pathname === '/home'));
  await waitUntilSettled(browser);
}

/**
 * Waits until the page has its heading and neither a spinner nor stored data of the last visit. It checks twice,
 * because an answer can cause another request.
 */
export async function waitUntilSettled(browser: Browser): Promise<void> {
  let calm = 0;
  await until('a settled page with its heading', async () => {
    const isCalm = await browser.run(() => {
      const heading = [...document.querySelectorAll('main h1, main h2')].some(
        (one) => one.getClientRects().length > 0,
      );
      return heading && document.querySelectorAll('[aria-busy="true"]').length === 0;
    });
    calm = isCalm ? calm + 1 : 0;
    return calm >= 3;
  });
}

/** Every screen of the portal for a member, including screens of single records. */
export async function memberPaths(browser: Browser): Promise<string[]> {
  const plain = Object.values(screens).flatMap(({ face, login, paths }) =>
    face === 'portal' && login === demoMemberLogin.login ? paths : [],
  );
  const one: string[] = [];
  for (const [call, before, after = ''] of singleRecordScreens.portal)
    one.push(before + firstId(await callAsMember(browser, call)) + after);
  return [...plain, ...one];
}

export const guestPaths = Object.values(screens).flatMap(({ face, login, paths }) =>
  face === 'portal' && login === null ? paths : [],
);

/** Calls the API as the page's member and returns the answer. */
export function callAsMember(browser: Browser, call: string): Promise<unknown> {
  return browser.run(async (path) => {
    const authorization = `Bearer ${localStorage.getItem('crossdock.token')}`;
    const answer = await fetch(`/api/${path}`, { headers: { authorization } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  }, call);
}

/** Checks a screen: freshly opened on a phone, and reached from the previous one by the router on a desktop. */
export async function checkScreen(
  browser: Browser,
  origin: string,
  { path, look, member }: { path: string; look: ScreenVariant; member: boolean },
): Promise<void> {
  const [, , lang] = look;
  if (lang === 'tw') await browser.open(origin + path);
  else await goInside(browser, path);
  await waitUntilSettled(browser);
  const names = { nav: words['shell.nav.label'][lang], back: words['shell.back'][lang] };
  const { over, ways, broken, failed } = await browser.run(lookAt, names.nav, names.back);
  const faults = await faultsOf(browser);
  if (over > 0) faults.push(`${over} px wider than the screen`);
  if (member && lang === 'tw' && ways !== 1) faults.push(`${ways} lit tabs or ways back`);
  if (failed !== '') faults.push(failed);
  faults.push(...broken.map((picture) => `not drawn: ${picture}`));
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** The errors of the page since the last call, without known harmless ones. */
export async function faultsOf(browser: Browser): Promise<string[]> {
  return (await browser.faults()).filter((fault) => !notices.some((notice) => notice.test(fault)));
}

const notices = [
  // WebKit reports this loop as an error, other browsers do not. The loop only delays drawing by a frame.
  /^ResizeObserver loop completed/,
  // The form validation library tests whether it may compile code. The policy refuses, and the library works without.
  /^Content-Security-Policy: The page’s settings blocked a JavaScript eval/,
];

/** Runs in the page: collects what `checkScreen` checks in the drawn page. */
function lookAt(nav: string, back: string) {
  const { scrollWidth, clientWidth } = document.documentElement;
  const tabs = document.querySelectorAll(`nav[aria-label="${nav}"] [data-active]`).length;
  const links = [...document.querySelectorAll('a')];
  const isBack = (link: Element) =>
    [link.getAttribute('aria-label'), link.textContent?.trim()].includes(back);
  return {
    over: scrollWidth - clientWidth,
    ways: location.pathname === '/im' ? links.filter(isBack).length : tabs,
    broken: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.getAttribute('src'))
      .map((image) => image.src.slice(0, 80)),
    failed: document.querySelector('main [data-picture="broken"]')?.textContent ?? '',
  };
}

/** Goes to another screen of the opened app, like a link does. */
async function goInside(browser: Browser, path: string): Promise<void> {
  const before = await browser.run((to) => {
    const { history, state } = (globalThis as unknown as Routed).__TSR_ROUTER__;
    const { href } = state.location;
    if (href === to) return null;
    history.push(to);
    return href;
  }, path);
  if (before === null) return;
  await until(path, () =>
    browser.run((from) => {
      const { status, location, resolvedLocation } = (globalThis as unknown as Routed).__TSR_ROUTER__.state;
      return status === 'idle' && location.href !== from && resolvedLocation?.href === location.href;
    }, before),
  );
}
