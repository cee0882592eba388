import { join } from 'node:path';
import { appRoutes } from '@crossdock/ui/vite/appRoutes.ts';
import { expect, test } from 'vitest';
import { moneyPageGroups } from '../src/shell/innerPages.ts';

const routes = appRoutes(join(import.meta.dirname, '../src'));

/** The main pages about money. Pages of a single row and import pages have longer URLs and are not included. */
const pages = routes.flatMap(({ path }) => (/^\/wallet\/\w+$/.test(path ?? '') ? (path ?? []) : []));

test('each page about money is in one group of the menu', () => {
  const grouped = moneyPageGroups('TWD').flatMap((group) => group.pages.map(({ to }) => String(to)));
  expect(pages.length).toBeGreaterThan(8);
  expect(grouped.toSorted()).toEqual(pages.toSorted());
});

test('electronic invoices are in the menu if the currency has them', () => {
  const grouped = moneyPageGroups('THB').flatMap((group) => group.pages.map(({ to }) => to));
  expect(grouped).not.toContain('/wallet/einvoices');
  expect(grouped).toHaveLength(pages.length - 1);
});
