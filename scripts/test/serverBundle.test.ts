import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleServer } from '../serverBundle.ts';

test('a built program finds its files, keeps its names, and leaves outside what it seldom uses', async () => {
  const source = mkdtempSync(join(tmpdir(), 'crossdock-bundle-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  mkdirSync(join(source, 'node_modules/seldom'), { recursive: true });
  writeFileSync(join(source, 'node_modules/seldom/index.js'), 'exports.used = 1;');
  writeFileSync(join(source, 'inner.ts'), 'export class Held {}');
  writeFileSync(
    join(source, 'start.mjs'),
    `import { Held as Other } from './inner.ts';
     class Held {}
     export const seldom = () => import('seldom');
     export const place = import.meta.dirname;
     export const names = [Held.name, Other.name];`,
  );
  const made = join(source, 'dist');
  await bundleServer(join(source, 'start.mjs'), made);
  const { place, names } = await import(join(made, 'start.mjs'));
  expect(resolve(place)).toBe(source);
  expect(names).toEqual(['Held', 'Held']);
  expect(readFileSync(join(made, 'start.mjs'), 'utf8')).toContain('import(`seldom`)');
});
