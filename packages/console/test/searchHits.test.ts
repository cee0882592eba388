import { expect, test } from 'vitest';
import { type NamedPage, pageHits, toSearchHits } from '../src/finding/hits.tsx';

const page = (title: string, target: NamedPage['target']): NamedPage => ({ title, details: [], target });
const pages = [
  page('優惠券', { to: '/coupons' }),
  page('訂單', { to: '/orders' }),
  page('郵件', { to: '/shop', search: { tab: 'mail' } }),
];
const found = (words: string) => pageHits(pages, words).map(({ title, exact }) => [title, exact]);

test('a page is found by a part of its name, or by the beginning of a word of its path', () => {
  expect(found('惠')).toEqual([['優惠券', false]]);
  expect(found('訂單')).toEqual([['訂單', true]]);
  expect(found('Coup')).toEqual([['優惠券', false]]);
  expect(found('mail')).toEqual([['郵件', false]]);
  expect(found('oupons')).toEqual([]);
  expect(found('c')).toEqual([]);
  expect(found('')).toHaveLength(3);
});

test('an order comes before the VIP registration with the same number', () => {
  const number = 'CD1HRP626DC';
  const order = { id: 'order', number, consignee: '', memberName: '', part: 0, exact: true };
  const hits = toSearchHits({
    ...{ members: [], parcels: [], payments: [], shelves: [] },
    orders: [{ ...order, state: 'processing' }],
    numbered: [{ kind: 'vipOrder', id: 'registration', number, memberName: '' }],
  });
  expect(hits.map(({ kind }) => kind)).toEqual(['order', 'vipOrder']);
});
