import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { activeEntry, homeEntry, navGroups } from '../src/shell/nav.ts';
import { words } from '../src/words.ts';

const entries = [homeEntry, ...navGroups.flatMap((group) => group.entries)];
const said = [
  ...entries.map(({ text }) => text),
  ...navGroups.map(({ text }) => text),
  'shell.nav.exit' as const,
].map((key) => words[key].en.toLowerCase());

test.each([
  ...[
    'management home',
    'forecast parcels',
    'my parcels',
    'my orders',
    'declarers',
    'vip orders',
    'vip order upload',
  ],
  ...[
    'order tracking',
    'domestic order tracking',
    'user center',
    'personal information',
    'coupons',
    'consumption records',
  ],
  ...[
    'bank transfer',
    'my points',
    'address management',
    'logistics tracking',
    'promotion center',
    'promotion link',
  ],
  ...['announcements', 'beginner guide', 'my wallet', 'financial details', 'exit'],
])('the side menu has the entry of the specification: %s', (entry) => expect(said).toContain(entry));

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
