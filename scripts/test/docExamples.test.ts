import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as addresses from '../../packages/domain/samples/addresses.ts';
import * as costLines from '../../packages/domain/samples/costLines.ts';
import * as coupons from '../../packages/domain/samples/coupons.ts';
import * as lanes from '../../packages/domain/samples/lanes.ts';
import * as parcels from '../../packages/domain/samples/parcels.ts';
import * as rateCards from '../../packages/domain/samples/rateCards.ts';
import * as shipments from '../../packages/domain/samples/shipments.ts';
import { defaultSettings } from '../../packages/domain/src/shops/settings.ts';
import { examplesIn, exportedFunctions } from '../docExamples.ts';

/** Each exported function of these folders has an example of its use. The examples run here, so that they stay true. */
const root = join(import.meta.dirname, '../..');
const paths = globSync('packages/{domain/src/**,client/src,server/src/payments/providers/**}/*.ts', {
  cwd: root,
});
const found = paths
  .flatMap((path) => exportedFunctions(join(root, path)).map((one) => ({ ...one, path })))
  .toSorted((a, b) => (`${a.path} ${a.name}` < `${b.path} ${b.name}` ? -1 : 1));
const documented = found.map(({ path, name, doc }) => ({ path, name, examples: examplesIn(doc) }));
const shown = documented.filter(({ examples }) => examples.length > 0);

/** The values that an example may use besides everything that its own file exports. */
const samples = {
  ...{ ...addresses, ...costLines, ...coupons, ...lanes, ...parcels, ...rateCards, ...shipments },
  ...{ defaultSettings, Date, Response, Uint8Array },
};

describe('the examples of docstrings', () => {
  it.each(shown)('$path $name', async ({ path, examples }) => {
    const module: Readonly<Record<string, unknown>> = await import(join(root, path));
    const scope = { ...samples, ...module };
    for (const { expression, expected } of examples) {
      const run = async () => plain(await runInNewContext(`(${expression})`, scope));
      if (expected === null) await expect(run(), expression).rejects.toSatisfy(isRefusal);
      else expect(await run(), expression).toEqual(plain(runInNewContext(`(${expected})`)));
    }
  });

  it('exist for every exported function', () => {
    const without = documented.filter(({ examples }) => examples.length === 0);
    expect(without.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
  });

  it('have a value after "// →", or throw', () => {
    expect(examplesIn('Adds.\n@example add(1, 2) // → 3\n@example add(\n  1) // throws')).toEqual([
      { expression: 'add(1, 2)', expected: '3' },
      { expression: 'add( 1)', expected: null },
    ]);
    expect(() => examplesIn('Adds.\n@example add(1, 2)')).toThrow('add(1, 2)');
  });
});

/** Values from another context have other prototypes, which do not count as a difference. */
const plain = (value: unknown): unknown =>
  value instanceof Object || typeof value !== 'object' ? value : structuredClone(value);

/** Whether the function itself threw the error. An unknown name in the example throws, too, but proves nothing. */
const isRefusal = (error: { readonly name?: string }): boolean => error.name !== 'ReferenceError';
