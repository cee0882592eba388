import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes, isInLayout } from '@crossdock/ui/vite/appRoutes.ts';
import { describe, expect, test } from 'vitest';
import { type MenuAction, tabByAction } from '../src/shell/actions.ts';
import { activeEntry, homeEntry, navGroups, shopEntries } from '../src/shell/nav.ts';
import { visibleEntries } from '../src/shell/offers.ts';
import { words } from '../src/words/words.gen.ts';

const source = join(import.meta.dirname, '../src');
const entries = [homeEntry, ...navGroups.flatMap((group) => group.entries)];
const menu = [
  ...entries.map(({ text }) => text),
  ...navGroups.map(({ text }) => text),
  'shell.nav.exit' as const,
];

/** The table of docs/menu.md: the specification's name of an entry, our key, and our name in each language. */
const table = readFileSync(join(import.meta.dirname, '../../../docs/menu.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| specification'))
  .map((line) => line.slice(2, -2).split(' | '));

test('the table of the side menu has all entries of the specification', () => {
  expect(table.map(([name]) => name).sort()).toEqual(
    [
      ...['management home', 'forecast package', 'my package', 'my order', 'declarer management'],
      ...['VIP order', 'VIP order upload', 'order tracking', 'domestic order tracking', 'user center'],
      ...['personal information', 'coupon', 'consumption record', 'bank transfer', 'my integral'],
      ...['address management', 'logistics tracking', 'promotion center', 'promotion link'],
      ...['system announcement', 'novice guidance', 'my wallet', 'share and promote'],
      ...['financial details', 'exit'],
    ].sort(),
  );
});

test.each(table)('the side menu has the entry of the specification: %s', (_, key = '', tw, zh, en) => {
  expect(menu).toContain(key);
  expect(words[key as (typeof menu)[number]]).toEqual({ tw, zh, en });
});

test('a phone has five tabs, and eight places on its account page', () => {
  const me = readFileSync(join(source, 'members/MePage.tsx'), 'utf8');
  expect([...me.matchAll(/\bto: '\/\w+',/g)]).toHaveLength(8);
  const bar = readFileSync(join(source, 'shell/PhoneBar.tsx'), 'utf8');
  expect([...bar.matchAll(/\bto: '\/\w+', text/g)]).toHaveLength(5);
});

describe('features that the shop does not offer are hidden', () => {
  const nothing = { vip: false, offers: { pickups: false, refusals: false, products: false } };
  const shown = (member: typeof nothing | undefined) =>
    visibleEntries(entries, member)
      .filter(({ offer }) => offer !== undefined)
      .map(({ to }) => to);

  test('none of them is shown before the server has answered', () => {
    expect(shown(undefined)).toEqual([]);
    expect(shown(nothing)).toEqual([]);
    expect(visibleEntries(entries, nothing).length).toBeGreaterThan(25);
  });

  test.each([
    ['VIP orders to whom they are open', { ...nothing, vip: true }, ['/vipOrder', '/vipOrderFile']],
    [
      'pickups where some area is served',
      { ...nothing, offers: { ...nothing.offers, pickups: true } },
      ['/pickUpGoods'],
    ],
    [
      'refusals where the warehouse takes them',
      { ...nothing, offers: { ...nothing.offers, refusals: true } },
      ['/rejection'],
    ],
    [
      'goods where any are sold',
      { ...nothing, offers: { ...nothing.offers, products: true } },
      ['/shop-main'],
    ],
  ])('%s', (_, member, paths) => expect(shown(member)).toEqual(paths));

  test('features beyond shipping are shown one by one, each under its condition', () => {
    expect(shopEntries.every(({ offer }) => offer !== undefined)).toBe(true);
  });
});

/** Every route of the app with its action and the text of its file. */
const routes = appRoutes(source).flatMap((route) => {
  const text = readFileSync(join(source, route.file), 'utf8');
  const [, action = 'home'] = /action: '(\w+)'/.exec(text) ?? [];
  return route.path === null ? [] : [{ ...route, path: route.path, text, action: action as MenuAction }];
});

describe('every screen has a way out', () => {
  const inside = routes.filter(isInLayout);
  const outside = routes.filter((route) => !isInLayout(route));

  test('all routes are checked', () => {
    expect(inside.length).toBeGreaterThan(40);
    expect(inside.every(({ path }) => path.startsWith('/'))).toBe(true);
  });

  test.each(inside)('$path highlights an entry of the menu and a tab of the phone', ({ path, action }) => {
    expect(activeEntry({ path, search: {}, action })).toBeDefined();
    expect(['/home', '/myBag', '/myOrder', '/me']).toContain(tabByAction[action]);
  });

  /**
   * Routes that are not shown in the frame with the menu: those before the login, and those with their own way back.
   */
  const apart = ['/', '/login', '/register', '/findPassword', '/white', '/im'];

  test.each(outside)('$path is shown in the frame with its menu, or has a reason not to be', (route) => {
    const pages = [...route.text.matchAll(/from '\.\.\/([\w/]+\.tsx)'/g)].map(([, page = '']) =>
      readFileSync(join(source, page), 'utf8'),
    );
    const framed = [route.text, ...pages].some((text) => text.includes('<Shell>'));
    expect(framed).toBe(!apart.includes(route.path));
  });

  test('the chat has a back link if no page frames it', () => {
    const chat = readFileSync(join(source, 'support/TalkPage.tsx'), 'utf8');
    expect(chat).toMatch(/isFramed \? null : \(\s*<Link to="\/support"/);
  });
});

describe('the menu highlight', () => {
  const at = (path: string, action: string, search = {}) =>
    activeEntry({ path, search, action: action as 'home' })?.text;

  test("lights up the route's own entry", () => {
    expect(at('/newBag', 'myBag')).toBe('shell.route.newBag');
    expect(at('/myBag', 'myBag')).toBe('shell.route.myBag');
    expect(at('/memberShare', 'member')).toBe('shell.nav.share');
  });

  test('falls back to the action of a route that has no entry', () => {
    expect(at('/consolidate', 'myBag')).toBe('shell.route.myBag');
    expect(at('/myOrder/42', 'myOrder')).toBe('shell.route.myOrder');
    expect(at('/addGoods', 'pickUpGoods')).toBe('shell.route.pickUpGoods');
  });

  test('tells entries of one path apart by their search', () => {
    expect(at('/express', 'express', { kind: 'domestic' })).toBe('shell.nav.domesticTracking');
    expect(at('/express', 'express', { kind: 'order' })).toBe('shell.nav.orderTracking');
    expect(at('/express', 'express')).toBe('shell.nav.logisticsTracking');
    expect(at('/answer', 'system')).toBe('shell.route.answer');
    expect(at('/answer', 'system', { view: 'mine' })).toBe('shell.nav.notices');
    expect(at('/answer', 'system', { view: 'settings' })).toBe('shell.nav.notices');
    expect(at('/profit', 'profit', { view: 'finance' })).toBe('shell.nav.finance');
  });

  test('is home by default', () => expect(at('/somewhere', 'home')).toBe('shell.nav.home'));
});
