import { expect, test } from 'vitest';
import { rowsNamedIn } from '../src/vite/usedWireRows.ts';

const table = { listGifts: { path: 'Member/ListGifts' }, redeemGift: { path: 'Member/RedeemGift' } };

test('a module adds the rows of the calls that it names, each once, and no other', () => {
  const code = `useCall("listGifts", {}); markStale(['listGifts']); t(\`listGift\`); redeemGift();`;
  expect(rowsNamedIn(code, table)).toEqual([['listGifts', table.listGifts]]);
  expect(rowsNamedIn("open ? `redeemGift` : 'toString'", table)).toEqual([['redeemGift', table.redeemGift]]);
});
