import { expect, test } from 'vitest';
import { sayingIn } from '../src/vite/wordsSaid.ts';

const says = sayingIn([
  'orders.state.paid',
  'orders.state.signed',
  'orders.stateless',
  'orders.a.hint',
  'members.level',
]);

test.each([
  ["t('orders.state.paid')", ['orders.state.paid']],
  ['const text = "members.level" satisfies TextKey', ['members.level']],
  [`t(\`orders.state.\${state}\`)`, ['orders.state.paid', 'orders.state.signed']],
  [`t(\`orders.state.\${paid ? 'paid' : 'signed'}\`)`, ['orders.state.paid', 'orders.state.signed']],
  [`t(\`orders.\${field}.hint\`)`, ['orders.a.hint']],
  ["t('orders.state')", []],
  [`\`/orders/\${id}\``, []],
] as const)('%s says %j', (code, keys) => {
  expect([...says(code)].sort()).toEqual(keys);
});
