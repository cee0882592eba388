import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes, isInLayout } from '@crossdock/ui/vite/appRoutes.ts';
import { describe, expect, test } from 'vitest';
import { firstPaths } from '../src/shell/firstPaths.ts';
import { decideRoute, loginAddress, publicPaths, safeReturnPath } from '../src/shell/guard.ts';

const folder = join(import.meta.dirname, '../src');
const routes = appRoutes(folder);
const pathsOf = (some: typeof routes) => some.flatMap(({ path }) => path ?? []);
const inLayout = pathsOf(routes.filter(isInLayout));
const outside = pathsOf(routes.filter((route) => !isInLayout(route)));

const layoutPaths = [
  ...['/home', '/addressZtd', '/newBag', '/myOrder', '/declarer', '/vipOrder', '/vipOrderFile'],
  ...[
    '/myBag',
    '/rejection',
    '/answer',
    '/noviceguidance',
    '/record',
    '/scores',
    '/comment',
    '/commentQix',
    '/coupon',
  ],
  ...[
    '/authentication',
    '/addGoods',
    '/pickUpGoods',
    '/bank',
    '/profit',
    '/member',
    '/memberShare',
    '/address',
    '/express',
  ],
];

describe('routes (specification, section 2)', () => {
  test.each(layoutPaths)('%s is a child of the layout', (path) => expect(inLayout).toContain(path));

  test.each(['/ztdSel', '/freightTrial', '/login', '/register', '/white', '/line'])(
    '%s is outside the layout',
    (path) => expect(outside).toContain(path),
  );

  test('each layout child carries a title and an action key of the specification', () => {
    const actions =
      'home|myBag|myOrder|productList|declarer|vipOrder|vipOrderFile|rejection|system|wallet|authentication|pickUpGoods|profit|member|address|express';
    const children = routes.filter(isInLayout).map(({ file }) => readFileSync(join(folder, file), 'utf8'));
    const known = new RegExp(`staticData: \\{ title: 'shell\\.route\\.\\w+', action: '(${actions})' \\}`);
    expect(children.filter((source) => !known.test(source))).toEqual([]);
  });
});

describe('a visitor without a stored token', () => {
  test('may open exactly these', () => {
    expect([...publicPaths].sort()).toEqual(
      [
        '/freightTrial',
        '/im',
        '/line',
        '/login',
        '/noviceguidance',
        '/proof',
        '/register',
        '/shop-main',
        '/support',
        '/white',
        '/ztdSel',
      ].sort(),
    );
    for (const path of publicPaths) expect(decideRoute(path, path, null)).toEqual({ go: 'on' });
  });

  const others = [...new Set([...inLayout, ...outside, '/', '/no-such-page', '/login/more'])].filter(
    (path) => !(publicPaths as readonly string[]).includes(path),
  );
  test.each(others)('is sent from %s to the login page', (path) => {
    expect(decideRoute(path, path, null).go).toBe('login');
  });

  test('stays if the server says that there is no page, and nowhere else', () => {
    expect(decideRoute('/no-such-page', '/no-such-page', null, '/no-such-page')).toEqual({ go: 'on' });
    expect(decideRoute('/myBag', '/myBag', null, '/no-such-page').go).toBe('login');
  });

  test('returns after the login to the requested page, with its search', () => {
    expect(decideRoute('/myBag', '/myBag?state=shelved', null)).toEqual({
      go: 'login',
      back: '/myBag?state=shelved',
    });
    expect(decideRoute('/home', '/home', null)).toEqual({ go: 'login' });
  });

  test('finds the password on the login page', () => {
    expect(decideRoute('/findPassword', '/findPassword', null)).toEqual({
      go: 'login',
      view: 'findPassword',
    });
  });
});

describe('a logged-in member', () => {
  test.each(['/login', '/register', '/login/'])('who opens %s is sent home', (path) => {
    expect(decideRoute(path, path, 'token')).toEqual({ go: 'home' });
  });

  test.each(['/home', '/freightTrial', '/ztdSel', '/no-such-page'])('opens %s', (path) => {
    expect(decideRoute(path, path, 'token')).toEqual({ go: 'on' });
  });
});

describe('the way back leads only into this site', () => {
  test.each([
    ['/myBag?state=shelved', '/myBag?state=shelved'],
    ['//evil.test', '/home'],
    ['/\\evil.test', '/home'],
    ['/\t/evil.test/', '/home'],
    ['/.//evil.test/', '/home'],
    ['https://evil.test', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/login?redirect=/login', '/home'],
    [undefined, '/home'],
  ])('%s → %s', (back, path) => expect(safeReturnPath(back)).toBe(path));
});

test('paths are read without regard to case, as people type them', () => {
  expect(decideRoute('/LOGIN', '/LOGIN', null)).toEqual({ go: 'on' });
  expect(decideRoute('/Ztdsel/', '/Ztdsel/', null)).toEqual({ go: 'on' });
  expect(decideRoute('/Login', '/Login', 'token')).toEqual({ go: 'home' });
  expect(decideRoute('/FindPassword', '/FindPassword', null)).toEqual({ go: 'login', view: 'findPassword' });
  expect(decideRoute('/MyBag', '/MyBag?state=3', null)).toEqual({ go: 'login', back: '/MyBag?state=3' });
  expect(safeReturnPath('/LOGIN?redirect=%2Fhome')).toBe('/home');
});

describe('the login page opens without the router', () => {
  const asked = (href: string, token: string | null = null) =>
    loginAddress(new URL(href, 'http://shop.test'), token);

  test('when a visitor asks for it, or for a page of members', () => {
    expect(asked('/')).toBe('/login');
    expect(asked('/login?redirect=%2FmyBag')).toBe('/login?redirect=%2FmyBag');
    expect(asked('/myBag?state=shelved')).toBe('/login?redirect=%2FmyBag%3Fstate%3Dshelved');
  });

  test('and no other page does, nor with a token', () => {
    for (const href of ['/register', '/findPassword', '/login?view=findPassword', '/freightTrial'])
      expect(asked(href), href).toBeNull();
    expect([asked('/login', 'token'), asked('/myBag', 'token')]).toEqual([null, null]);
  });
});

test('the page loads the table of all routes if the first routes are not enough', () => {
  const source = readFileSync(new URL('../src/firstRoutes.ts', import.meta.url), 'utf8');
  const known = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) =>
    path.replace(/(?<=.)\/$/, ''),
  );
  expect(known.sort()).toEqual([...firstPaths].sort());
});
