import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { calls } from '@crossdock/contract/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../scripts/build.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const root = join(import.meta.dirname, '..');
/** What is served, built for it where it was not yet. */
const folder = join(root, 'dist');
let page: string;
let manifest: Readonly<Record<string, Chunk>>;
let arrivals: Readonly<Record<string, Readonly<Record<'code' | 'styles', readonly string[]>>>>;

beforeAll(async () => {
  await buildApp('portal');
  page = readFileSync(join(folder, 'index.html'), 'utf8');
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  arrivals = JSON.parse(readFileSync(join(folder, '.vite/arrivals.json'), 'utf8'));
}, 120_000);

/** Everything that a browser must have before the route is drawn: the entry, what it imports statically, the route's own. */
function firstLoad(path: string): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  const arrival = arrivals[path];
  if (!arrival) throw new Error(`${path} is no route of arrival`);
  for (const address of [...arrival.code, ...arrival.styles]) files.add(address.slice(1));
  return files;
}

/** The script that stands in the page and runs first. */
const firstScript = () => /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** The program that draws the rows of a route before the app is there. */
const drawingOf = (path: string) =>
  new RegExp(`"?${path}"?:[\`"']/(assets/draw\\w+-[^\`"']+\\.js)`).exec(firstScript())?.[1];

function brotliKb(path: string): number {
  let bytes = brotliCompressSync(firstScript()).length;
  for (const file of [...firstLoad(path), ...[drawingOf(path) ?? []].flat()]) {
    const compressed = join(folder, `${file}.br`);
    bytes += existsSync(compressed)
      ? statSync(compressed).size
      : brotliCompressSync(readFileSync(join(folder, file))).length;
  }
  return bytes / 1_000;
}

// Targets of the first load (JS + CSS in brotli kB): login ≤ 100, a list ≤ 145.
test.each([
  ['/login', 100],
  ['/myBag', 145],
  ['/myOrder', 145],
] as const)('the first load of %s is at most %i kB', (path, limitKb) => {
  const kb = brotliKb(path);
  expect(kb).toBeGreaterThan(60);
  expect(kb).toBeLessThanOrEqual(limitKb);
});

test.each(['/login', '/myBag', '/myOrder'])('%s needs neither Mantine nor the schemas', (path) => {
  const sources = [...firstLoad(path)].map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(sources.some((source) => source.includes('mantine-'))).toBe(false);
  expect(sources.some((source) => source.includes('ZodObject'))).toBe(false);
});

test('what comes after the first screen is one file of code and one of styles, and stands on those of the first load', () => {
  const later = Object.values(manifest).filter(({ name }) => name === 'later');
  expect(later).toHaveLength(1);
  const first = firstLoad('/myBag');
  expect(first).not.toContain(later[0]?.file);
  expect(later[0]?.css).toHaveLength(1);
  expect(
    later[0]?.imports?.map((name) => manifest[name]?.file ?? name).filter((file) => !first.has(file)),
  ).toEqual([]);
  const source = readFileSync(join(folder, later[0]?.file ?? ''), 'utf8');
  for (const [part, word] of Object.entries({
    Notices: 'shell.offline',
    Realtime: '/api/realtime',
    Preferences: 'shell.theme',
    Bell: 'shell.notices',
    Support: 'shell.support',
  })) {
    expect(source, part).toContain(word);
    const early = [...first].filter((file) => readFileSync(join(folder, file), 'utf8').includes(word));
    expect(early, part).toEqual([]);
  }
});

test("a list's first files know the addresses of its calls", () => {
  const sources = [...firstLoad('/myBag')].map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(sources.some((source) => source.includes(calls.queryGoodsTypes.path))).toBe(true);
});

test('a browser is told to compile the files of the first load while they come in', () => {
  const large = [...firstLoad('/myBag')]
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter(({ length }) => length > 10_000);
  expect(large).toHaveLength(3);
  for (const source of large) expect(source).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('my parcels are drawn by a program of their own, without the libraries of the app', () => {
  const drawing = drawingOf('/myBag') ?? '';
  const compressed = readFileSync(join(folder, `${drawing}.br`)).length / 1_000;
  expect(compressed).toBeGreaterThan(5);
  expect(compressed).toBeLessThanOrEqual(20);
  expect(readFileSync(join(folder, drawing), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toContain(drawing);
});

test('a list is drawn from few files: a browser opens six connections, and each request costs a trip', () => {
  const { code = [], styles = [] } = arrivals['/myBag'] ?? {};
  expect(code.length).toBeLessThanOrEqual(1);
  expect(styles.length).toBeLessThanOrEqual(1);
  const scripts = page.match(/<script [^>]*src=|<link rel="modulepreload"/g);
  expect(scripts?.length).toBeLessThanOrEqual(3);
  expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
});
