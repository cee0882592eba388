import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
let folder: string;
let page: string;
let manifest: Readonly<Record<string, Chunk>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossdock-budget-'));
  // A program of its own: this one runs as a test, and React would be built for tests.
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const options = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await run(process.execPath, [vite, ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  page = readFileSync(join(folder, 'index.html'), 'utf8');
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Everything that a browser must have before the route is drawn: these entries and what they import statically. */
function firstLoad(entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  for (const [, name = ''] of page.matchAll(/<script async[^>]* src="\/([^"]+)"/g)) files.add(name);
  return files;
}

function brotliKb(entries: readonly string[]): number {
  let bytes = 0;
  for (const file of firstLoad(entries)) {
    const compressed = join(folder, `${file}.br`);
    bytes += existsSync(compressed)
      ? statSync(compressed).size
      : brotliCompressSync(readFileSync(join(folder, file))).length;
  }
  return bytes / 1_000;
}

const route = (path: string) => `src/routes/${path}.tsx?tsr-split=component`;
const layout = [route('_shell'), 'src/shell/FullFrame.tsx'];

// Targets of the first load (JS + CSS in brotli kB): login ≤ 100, a list ≤ 145.
test.each([
  ['/login', 100, [route('login')]],
  ['/myBag', 145, [...layout, route('_shell/myBag.index')]],
  ['/myOrder', 145, [...layout, route('_shell/myOrder.index')]],
] as const)('the first load of %s is at most %i kB', (_path, limitKb, parts) => {
  const kb = brotliKb(['index.html', ...parts]);
  expect(kb).toBeGreaterThan(60);
  expect(kb).toBeLessThanOrEqual(limitKb);
});

test('what the login page needs contains neither Mantine nor the schemas', () => {
  const sources = [...firstLoad(['index.html', route('login')])].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  expect(sources.some((source) => source.includes('mantine-'))).toBe(false);
  expect(sources.some((source) => source.includes('ZodObject'))).toBe(false);
});
