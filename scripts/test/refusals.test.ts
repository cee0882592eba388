import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldTexts } from '@crossdock/contract/fieldTexts.ts';
import { refusals } from '@crossdock/contract/refusals.ts';
import { quoteRefusalReasons } from '@crossdock/domain/pricing/limits.ts';
import { describe, expect, test } from 'vitest';
import { root } from '../commands.ts';

const tests = globSync(['packages/*/test/**/*.{ts,tsx}', 'e2e/*.ts', 'scripts/test/catalogue.test.ts'], {
  cwd: root,
})
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** The codes in a text, matched whole: `parcel.numberTaken` does not count as `parcel.number`. */
const namedIn = (text: string) => new Set(text.match(/\b[a-z]\w*(\.\w+)+/g));

describe('a test names every refusal', () => {
  test.each([
    ['refusals of calls', Object.keys(refusals)],
    ['errors of fields', Object.keys(fieldTexts)],
    ['reasons why a lane is impossible', [...quoteRefusalReasons]],
  ])('%s', (_kind, codes) => {
    const named = namedIn(tests);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !named.has(code))).toEqual([]);
  });

  test('a code within a longer one does not count', () => {
    expect(namedIn("refuse('parcel.numberTaken')").has('parcel.number')).toBe(false);
  });
});
