import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../commands.ts';
import { acceptedMutants } from '../mutation/acceptedMutants.ts';
import { applyMutant, keyOf, mutantsOf } from '../mutation/mutants.ts';

const of = (text: string) => mutantsOf('packages/domain/src/points/example.ts', text).map(({ what }) => what);

describe('mutants', () => {
  it.each([
    ['const a = (b: number) => b < 3;', ['b < 3 → b <= 3']],
    ['const a = (b: number) => b <= 0;', ['b <= 0 → b < 0', '0 → 1']],
    ["const a = (b: string) => 'x' + b;", []],
    ['const a = (b: boolean, c: boolean) => !b && c;', ['!b → b', '!b && c → !b || c']],
    ['const a = (b: number) => Math.min(b, 7);', ['Math.min → Math.max']],
    ['if (ready) go();', ['if (ready) → if (true)', 'if (ready) → if (false)', 'go(); → nothing']],
    ['const a = b ? c : d;', ['b ? c : d → true ? c : d', 'b ? c : d → false ? c : d']],
    ["const a = ['x', 'y'];", ["'x' → nothing", ", 'y' → nothing"]],
    // A list that is also a type cannot lose an entry unnoticed.
    ["const a = ['x', 'y'] as const;", []],
    ['q.set({ a: b, c: d });', ['q.set({ a: b, c: d }); → nothing', 'a: b → nothing', 'c: d → nothing']],
    ["const q = r.where('state', '=', s);", [".where('state', '=', s) → nothing"]],
    // Removing the condition on the shop is no mutant, because row-level security in the database separates the shops
    // too.
    ["const q = r.where('shopId', '=', s);", []],
    [
      'const q = r.where(shopCondition(tx, { id, state: s }));',
      ['.where(shopCondition(tx, { id, state: s })) → nothing', 'id → nothing', 'state: s → nothing'],
    ],
    ['const q = r.where(shopCondition(tx, { id }));', ['.where(shopCondition(tx, { id })) → nothing']],
    [
      "const q = fromShop(tx, 'orders', { id, state: s });",
      [', { id, state: s } → nothing', 'id → nothing', 'state: s → nothing'],
    ],
    ["const q = deleteFromShop(tx, 'codes');", []],
  ])('of %s', (text, expected) => {
    expect(of(text).sort()).toEqual([...expected].sort());
  });

  it('of the same change twice are distinguished, and each changes its own place', () => {
    const text = 'const a = [f(0), f(0)];';
    const [first, second] = mutantsOf('packages/domain/src/a.ts', text).filter(({ by }) => by === '1');
    expect([first?.what, second?.what]).toEqual(['0 → 1', '0 → 1 (2)']);
    expect(first && applyMutant(text, first)).toBe('const a = [f(1), f(0)];');
    expect(second && applyMutant(text, second)).toBe('const a = [f(0), f(1)];');
  });

  it('are recognised after their file was moved or changed elsewhere, and not after their own declaration changed', () => {
    const keysOf = (path: string, text: string) => mutantsOf(path, text).map((one) => keyOf(text, one));
    const text = "import { a } from './a.ts';\n\nconst one = (b: number) => b < 3;\n";
    const known = keysOf('packages/server/src/wallet/act.ts', text);
    const moved = `import { a } from '../a.ts';\n\n/** What is new. */\nconst other = a;\n${text.split('\n')[2]}\n`;
    expect(keysOf('packages/server/src/books/act.ts', moved)).toEqual(known);
    expect(keysOf('packages/server/src/wallet/other.ts', text)).not.toEqual(known);
    expect(keysOf('packages/server/src/wallet/act.ts', text.replace('number', 'bigint'))).not.toEqual(known);
  });
});

describe('accepted mutants', () => {
  it.each(Object.entries(acceptedMutants))('are still in the code: %s', (path, reasons) => {
    const changes = mutantsOf(path, readFileSync(join(root, path), 'utf8')).map(({ what }) => what);
    expect(Object.keys(reasons).filter((what) => !changes.includes(what))).toEqual([]);
  });
});
