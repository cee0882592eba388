import { expect, test } from 'vitest';
import { type NamedPage, pageHits } from '../src/finding/hits.tsx';

const page = (title: string, target: NamedPage['target']): NamedPage => ({ title, details: [], target });
const pages = [
  page('優惠券', { to: '/coupons' }),
  page('訂單', { to: '/orders' }),
  page('郵件', { to: '/shop', search: { tab: 'mail' } }),
];
const found = (words: string) => pageHits(pages, words).map(({ title, exact }) => [title, exact]);

test('a page is found by a part of its name, or by the beginning of a word of its address', () => {
  expect(found('惠')).toEqual([['優惠券', false]]);
  expect(found('訂單')).toEqual([['訂單', true]]);
  expect(found('Coup')).toEqual([['優惠券', false]]);
  expect(found('mail')).toEqual([['郵件', false]]);
  expect(found('oupons')).toEqual([]);
  expect(found('c')).toEqual([]);
  expect(found('')).toHaveLength(3);
});
