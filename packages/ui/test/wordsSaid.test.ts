import { expect, test } from 'vitest';
import { compactFacts } from '../src/vite/stripFactDescriptions.ts';
import { textKeysIn } from '../src/vite/textKeysIn.ts';

const says = textKeysIn([
  'orders.state.paid',
  'orders.state.signed',
  'orders.stateless',
  'orders.a',
  'orders.a.hint',
  'orders.a.text',
  'orders.a.choose',
  'orders.a.remove',
  'orders.a.title',
  'orders.a.intro',
  'orders.title',
  'orders.intro',
  'members.level',
]);

test.each([
  ["t('orders.state.paid')", ['orders.state.paid']],
  ['const text = "members.level" satisfies TextKey', ['members.level']],
  [`t(\`orders.state.\${state}\`)`, ['orders.state.paid', 'orders.state.signed']],
  [`t(\`orders.state.\${paid ? 'paid' : 'signed'}\`)`, ['orders.state.paid', 'orders.state.signed']],
  [`t(\`orders.\${field}.hint\`)`, ['orders.a.hint']],
  ["t('orders.a')", ['orders.a']],
  ["titleAndText('orders.a')", ['orders.a', 'orders.a.text']],
  ['labelAndHint("orders.a")', ['orders.a', 'orders.a.hint']],
  ["fileDropTexts('orders.a')", ['orders.a', 'orders.a.choose', 'orders.a.hint', 'orders.a.remove']],
  ["confirmTexts('orders.a', { n })", ['orders.a', 'orders.a.text', 'orders.a.title']],
  ["titleAndIntro('orders.a')", ['orders.a', 'orders.a.intro']],
  ["nounTitleAndIntro('orders')", ['orders.intro', 'orders.title']],
  ["t('orders.state')", []],
  [`\`/orders/\${id}\``, []],
] as const)('%s has the texts %j', (code, keys) => {
  expect([...says(code)].sort()).toEqual(keys);
});

test('facts in a built file have all their texts and no description', () => {
  const facts = {
    id: 'Id of the box (UUID)',
    sex: { kind: 'choice', choices: ['female', 'male'], says: 'Sex of the member' },
    note: { kind: 'lines', label: 'boxes.text', hint: 'boxes.hint', says: 'What is noted' },
  };
  const code = JSON.stringify(compactFacts('boxes', facts));
  const keys = ['boxes.sex', 'boxes.sex.female', 'boxes.sex.male', 'boxes.text', 'boxes.hint'];
  expect([...textKeysIn(keys)(code)].sort()).toEqual([...keys].sort());
  expect(code).not.toContain('UUID');
  expect(code).not.toContain('noted');
});
