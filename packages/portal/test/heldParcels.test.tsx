// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { expect, test, vi } from 'vitest';
import { ShelfSummary } from '../src/home/ShelfSummary.tsx';

vi.mock('@tanstack/react-router', () => {
  const Link = ({ to }: { to: string }) => `to ${to}`;
  return { Link, createLink: () => Link };
});
vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string, params?: object) => `${key} ${Object.values(params ?? {})}`,
}));
let list: object[] = [];
const goods = {
  mergeBy: 'type',
  picturesNeeded: true,
  list: [{ code: 'electronics', goodsClass: 'prohibited' }],
};
vi.mock('../src/shell/api.ts', () => ({
  useCall: (name: string) => ({ data: name === 'queryGoodsTypes' ? goods : { list } }),
}));

const free = {
  ...{ state: 'shelved', storage: null, blocked: false, inService: false, awaited: false },
  ...{ goodsType: 'food', goodsName: '茶葉', declaredValueMinor: 100, thumb: '/photo' },
};
const [problem, work, vip] = [
  { ...free, blocked: true },
  { ...free, inService: true },
  { ...free, awaited: true },
];
const [undeclared, unseen, prohibited] = [
  { ...free, goodsType: '' },
  { ...free, thumb: null },
  { ...free, goodsType: 'electronics' },
];

test.each([
  ['all of them', [free, free], 2],
  ['none with a problem or a dispute', [free, problem], 1],
  ['none that is worked on or that a VIP order waits for', [work, free, vip], 1],
  ['one that the member still has to declare', [undeclared], 1],
  ['none that lacks the photo that the shop requires, nor prohibited goods', [unseen, free, prohibited], 1],
  ['nothing where all are held back', [problem], 0],
])('the home page offers to send %s', async (_what, parcels, ready) => {
  list = parcels;
  const { place } = await draw(<ShelfSummary count={parcels.length} />);
  expect(place.textContent).toBe(
    ready === 0 ? '' : `home.needs.shelf ${ready}to /consolidateto /ship${ready > 1 ? 'to /plan' : ''}`,
  );
});
