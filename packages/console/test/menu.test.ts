// @vitest-environment happy-dom

import { join } from 'node:path';
import { permissions } from '@crossdock/domain/staff/roles.ts';
import { appRoutes } from '@crossdock/ui/vite/appRoutes.ts';
import { IconGift } from '@tabler/icons-react';
import { type AnyRoute, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { navGroups } from '../src/shell/menuEntries.ts';
import { menuOrder, sortByMenuOrder } from '../src/shell/nav.ts';

const sources = join(import.meta.dirname, '../src');

/** All routes that files of the console declare, in one router. */
const root = createRootRoute();
const declared = await Promise.all(
  appRoutes(sources).map(async ({ file, id, path }) => {
    const { Route }: { Route: AnyRoute } = await import(join(sources, file));
    Object.assign(Route.options, path === null ? { id } : { id, path }, { getParentRoute: () => root });
    return Route;
  }),
);
const { routesByPath } = createRouter({ routeTree: root.addChildren(declared) });
const groups = navGroups(Object.values(routesByPath));
const entries = groups.flatMap((group) => group.entries);

test('every entry requires an existing permission, and no two share a key or a path', () => {
  expect(entries.filter(({ can }) => !permissions.includes(can))).toEqual([]);
  for (const part of ['key', 'to'] as const) {
    expect(new Set(entries.map((entry) => entry[part])).size).toBe(entries.length);
  }
});

test('the menu has the entry of every page that declares one', () => {
  const withEntry = declared.filter((route) => route.options.staticData?.menu !== undefined);
  expect(entries.length).toBeGreaterThan(35);
  expect(entries).toHaveLength(withEntry.length);
});

test('the pages of a group are in the listed order, and every listed page declares an entry there', () => {
  const listed = Object.values(menuOrder).map((pages) => pages.map(String));
  const shown = groups.map((group) => group.entries.map(({ to }) => String(to)));
  expect(shown.map((pages, at) => pages.slice(0, listed[at]?.length))).toEqual(listed);
});

test('a page that is not listed comes after the listed ones, in the order of the paths', () => {
  const pages = ['/stamps', '/orders', '/gifts', '/desk'].map((to) => ({ to }));
  expect(sortByMenuOrder(['/desk', '/orders'], pages).map(({ to }) => to)).toEqual([
    '/desk',
    '/orders',
    '/gifts',
    '/stamps',
  ]);
});

test('an entry has the name of its page, or the one that the page declares for the menu', () => {
  const menu = { group: 'members', icon: IconGift, can: 'parcel.read', key: '=' } as const;
  const shown = navGroups([
    { to: '/problems', options: { staticData: { title: 'problems.title', menu } } },
    {
      to: '/disputes',
      options: { staticData: { title: 'disputes.title', menu: { ...menu, text: 'shell.nav.services' } } },
    },
    { to: '/account', options: { staticData: { title: 'account.title' } } },
  ]);
  expect(shown.flatMap((group) => group.entries.map(({ to, text }) => [group.text, to, text]))).toEqual([
    ['shell.group.members', '/disputes', 'shell.nav.services'],
    ['shell.group.members', '/problems', 'problems.title'],
  ]);
});
