import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fileSealLine,
  maxFileSealLength,
  readFileSeal,
  readVerificationCode,
  verificationCode,
} from '../src/evidence/verification.ts';
import { forAll } from './forAll.ts';

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

test('a code is read back, however it is typed', () => {
  forAll(fc.integer({ min: 0, max: 250_000_000_000 }), hex(16), hex(24), (seconds, digest, seal) => {
    const made = { createdAt: new Date(seconds * 1000).toISOString(), digest, seal };
    const code = verificationCode(made);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){7}[0-9A-HJKMNP-TV-Z]{5}$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('0', 'o')])
      expect(readVerificationCode(typed)).toEqual(made);
  });
});

test('no other text is a code, and none makes the reader throw', () => {
  forAll(fc.string({ maxLength: 60 }), (typed) => {
    const read = readVerificationCode(typed);
    if (read !== undefined) expect(Date.parse(read.createdAt)).not.toBeNaN();
    readFileSeal(typed);
  });
  expect(readVerificationCode('Z'.repeat(40))).toBeUndefined();
  expect(readFileSeal('\n%document-seal %E0%A4%A 0 0\n')).toBeUndefined();
});

test('a seal is read from the end of a file', () => {
  forAll(fc.stringMatching(/^[\w -]{1,40}$/), hex(64), (number, seal) => {
    const line = fileSealLine({ number, code: '00000-00000', seal });
    expect(line.length).toBeLessThan(maxFileSealLength);
    expect(readFileSeal(`%%EOF\n${line}`)).toEqual({
      number,
      code: '00000-00000',
      seal,
      fromEnd: line.length,
    });
  });
});
