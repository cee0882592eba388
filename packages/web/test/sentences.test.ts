// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { setLanguage } from '../src/language.ts';
import { joinSentences } from '../src/sentences.ts';

test('sentences are separated by a space in English alone', () => {
  setLanguage('en');
  expect(joinSentences(['Send now.', 'Rent begins on Friday.'])).toBe('Send now. Rent begins on Friday.');
  setLanguage('tw');
  expect(joinSentences(['現在寄出。', '週五開始計費。'])).toBe('現在寄出。週五開始計費。');
});
