// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { NavGroups, useActiveEntry } from '../src/shell/NavGroups.tsx';
import { drawPage } from './drawPage.tsx';

vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));
let member: object | undefined;
vi.mock('../src/shell/api.ts', () => ({ useCall: () => ({ data: member }) }));

function Menu() {
  return <NavGroups active={useActiveEntry()} />;
}

async function drawnAt(path: string) {
  const { place } = await drawPage(path, Menu);
  const groups = () =>
    [...place.querySelectorAll('section')].map((group) => ({
      name: group.querySelector('button')?.textContent,
      open: group.querySelector('button')?.getAttribute('aria-expanded') === 'true',
      links: [...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    }));
  const press = (name: string) =>
    act(async () =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    );
  return { groups, press };
}

const offers = { pickups: false, refusals: false, products: false };

test('the group of the page is open, the others are folded until they are pressed', async () => {
  member = { vip: false, offers };
  const { groups, press } = await drawnAt('/bank');
  const open = () =>
    groups()
      .filter((group) => group.open)
      .map(({ name }) => name);
  expect(open()).toEqual(['shell.group.wallet']);
  await press('shell.group.help');
  expect(open()).toEqual(['shell.group.wallet', 'shell.group.help']);
  await press('shell.group.wallet');
  expect(open()).toEqual(['shell.group.help']);
});

test.each([
  ['nothing beyond shipping', { vip: false, offers }, undefined],
  ['not known yet', undefined, undefined],
  ['VIP orders', { vip: true, offers }, ['/vipOrder', '/vipOrderFile']],
  [
    'pickups and goods',
    { vip: false, offers: { ...offers, pickups: true, products: true } },
    ['/pickUpGoods', '/shop-main'],
  ],
])('a shop that offers %s has these menu entries', async (_, known, links) => {
  member = known;
  const { groups } = await drawnAt('/home');
  expect(groups().find(({ name }) => name === 'shell.group.shop')?.links).toEqual(links);
  expect(groups().find(({ name }) => name === 'shell.group.parcels')?.links).not.toContain('/rejection');
});
