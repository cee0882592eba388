import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { activeEntry, homeEntry, navGroups } from '../src/shell/nav.ts';
import { words } from '../src/words.ts';

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

test('a phone reaches six places from its own page, and everything else from one more', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/members/MePage.tsx'), 'utf8');
  expect([...source.matchAll(/\{ to: '\/\w+', text: /g)]).toHaveLength(6);
  const bar = readFileSync(join(import.meta.dirname, '../src/shell/PhoneBar.tsx'), 'utf8');
  expect(bar).toContain("{ to: '/me', ");
  expect(bar).not.toContain('<button');
});

describe('the menu highlight', () => {
  const at = (path: string, action: string, search = {}) =>
    activeEntry({ path, search, action: action as 'home' })?.text;

  test("lights up the route's own entry", () => {
    expect(at('/newBag', 'myBag')).toBe('shell.route.newBag');
    expect(at('/myBag', 'myBag')).toBe('shell.route.myBag');
  });

  test('falls back to the action of a route that has no entry', () => {
    expect(at('/consolidate', 'myBag')).toBe('shell.route.myBag');
    expect(at('/myOrder/42', 'myOrder')).toBe('shell.route.myOrder');
    expect(at('/comment', 'myOrder')).toBe('shell.route.myOrder');
  });

  test('tells entries of one path apart by their search', () => {
    expect(at('/express', 'express', { kind: 'domestic' })).toBe('shell.nav.domesticTracking');
    expect(at('/express', 'express', { kind: 'order' })).toBe('shell.nav.orderTracking');
    expect(at('/express', 'express')).toBe('shell.nav.logisticsTracking');
  });

  test('is home by default', () => expect(at('/somewhere', 'home')).toBe('shell.nav.home'));
});
