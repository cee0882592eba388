import { expect, it } from 'vitest';
import { parseExactJson } from '../src/payments/providers/linePay/exactJson.ts';

it.each([
  ['{"transactionId":2019060112345678910}', { transactionId: '2019060112345678910' }],
  [
    '{"a":[1234567890123456,-1234567890123456,123456789012345]}',
    { a: ['1234567890123456', '-1234567890123456', 123456789012345] },
  ],
  [
    '{"text":"id 2019060112345678910 \\" 2019060112345678910"}',
    { text: 'id 2019060112345678910 " 2019060112345678910' },
  ],
  [
    '{"x":1234567890123456.5,"y":0.1234567890123456,"z":1e3}',
    { x: 1234567890123456.5, y: 0.1234567890123456, z: 1000 },
  ],
  ['{"2019060112345678910":1}', { '2019060112345678910': 1 }],
])('JSON with numbers that JavaScript rounds keeps long numbers of %s', (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
});
