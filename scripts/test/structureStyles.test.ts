import { describe, expect, test } from 'vitest';
import { checkStyles, rulesIn } from '../structure/styles.ts';

const sheets = new Map([
  ['packages/ui/src/a.css', '.a {\n  gap: 8px;\n  display: grid;\n}\n/* .b { color: red } */'],
  [
    'packages/portal/src/b.module.css',
    '@media (min-width: 48em) {\n  .b,\n  .c {\n    display: grid;\n    gap:  8px;\n  }\n}\n@keyframes turn { from { opacity: 0 } to { opacity: 1 } }',
  ],
  ['packages/portal/test/c.css', '.c { gap: 8px }'],
]);

describe('rules of style sheets', () => {
  test('are counted by their content, in any order and medium', () => {
    expect(rulesIn(sheets)).toEqual([
      { file: 'packages/ui/src/a.css', selector: '.a', body: 'display: grid; gap: 8px' },
      { file: 'packages/portal/src/b.module.css', selector: '.b, .c', body: 'display: grid; gap: 8px' },
    ]);
  });

  test('are allowed up to a limit', () => {
    expect(checkStyles(sheets, { rules: 2, repeated: 1 })).toEqual([]);
  });

  test('above the limit, or with repeated content, are listed', () => {
    expect(checkStyles(sheets, { rules: 1, repeated: 1 })[0]).toMatch(/^2 rules in style sheets, 1 of them/);
    expect(checkStyles(sheets, { rules: 2, repeated: 0 })[1]).toContain('2 × { display: grid; gap: 8px }');
  });
});
