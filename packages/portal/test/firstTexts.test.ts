import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fewTextsPaths, firstTexts } from '../src/shell/firstTexts.ts';
import { words } from '../src/words/words.gen.ts';

const packages = join(import.meta.dirname, '../..');
const nouns = new Set(Object.keys(words).map((key) => key.split('.')[0] ?? ''));

/** The file of a route: the layout's routes lie in a folder, and a list beside a detail is called index. */
function routeFile(path: string): string {
  const name = path === '/' ? 'index' : path.slice(1);
  const found = [name, `_shell/${name}`, `_shell/${name}.index`]
    .map((one) => join(packages, `portal/src/routes/${one}.tsx`))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`no route file for ${path}`);
  return found;
}

const frame = ['routes/__root', 'routes/_shell', 'shell/FullFrame', 'main'].map((name) =>
  [`${name}.tsx`, `${name}.ts`]
    .map((one) => join(packages, 'portal/src', one))
    .find((file) => existsSync(file)),
);

/** Parts that come together with their texts. */
const withTheirs = /withMoreTexts\(\s*\(\) => import\('[^']+'\)\s*,?\s*\)/g;

/** Every source of ours that a file leads to, now or later, but for parts that bring their texts, and for other routes. */
function reached(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || !existsSync(file) || /\.gen\.ts$|\/(words|firstRoutes)\.ts$/.test(file)) return seen;
  const source = readFileSync(file, 'utf8').replaceAll(withTheirs, '');
  seen.set(file, source);
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const ours = /^@crossdock\/(web|ui)\/(.*)$/.exec(name);
    if (ours) reached(join(packages, `${ours[1]}/src/${ours[2]}`), seen);
    else if (name.startsWith('.')) reached(resolve(dirname(file), name), seen);
  }
  return seen;
}

function withFrame(path: string): Map<string, string> {
  const seen = new Map<string, string>();
  for (const file of [...frame, routeFile(path)]) reached(file ?? '', seen);
  return seen;
}

/** Where texts are asked for, and of which noun: `t('orders.pay')`, `t(`orders.${…}`)`, keys kept in tables. */
function asked(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/['`]([a-z][A-Za-z]*)\.(?:[a-z][\w.]*'|[\w.]*\$\{)/g)]
      .map(([, noun = '']) => noun)
      .filter((noun) => nouns.has(noun) && !firstTexts.includes(noun as never))
      .map((noun) => `${noun} in ${file.slice(packages.length + 1)}`),
  );
}

test.each(fewTextsPaths)(
  'the screen of %s says nothing that its first file of texts does not hold',
  (path) => {
    expect(asked(withFrame(path))).toEqual([]);
  },
);

test('the way on the first screen names an order as its own list does', () => {
  expect(words['home.way.toBePaid']).toEqual(words['orders.state.awaitingPayment']);
  expect(words['home.way.toBeDelivered']).toEqual(words['orders.state.awaitingShipment']);
  expect(words['home.way.toBeSigned']).toEqual(words['orders.state.awaitingSignature']);
});

test('a screen with other texts would be seen', () => {
  expect(asked(reached(routeFile('/myOrder')))).not.toEqual([]);
});
