import { expect, test } from 'vitest';
import { checkClones, clonesIn } from '../structure/clones.ts';

const lines = (count: number, name = 'order') =>
  Array.from({ length: count }, (_, n) => `  total += weigh(${name}, ${n}) * 2;`).join('\n');
const adding = (name: string, body: string) => `export function ${name}(order: Order) {\n${body}\n}\n`;
const pair = new Map([
  ['packages/portal/src/orders/add.ts', adding('add', lines(12))],
  ['packages/console/src/orders/sum.ts', `// another file\n${adding('sum', lines(12))}`],
]);

test('code in two files is a clone, with its places', async () => {
  expect(await clonesIn(pair)).toEqual([
    {
      lines: expect.any(Number),
      first: expect.stringMatching(/^packages\/console\/src\/orders\/sum\.ts:\d+-\d+$/),
      second: expect.stringMatching(/^packages\/portal\/src\/orders\/add\.ts:\d+-\d+$/),
    },
  ]);
});

test('more clones than agreed are listed', async () => {
  expect(await checkClones(pair, 1)).toEqual([]);
  const [head, ...listed] = await checkClones(pair, 0);
  expect(head).toBe('1 clones, at most 0: make one part of what stands twice');
  expect(listed).toEqual([expect.stringContaining('console/src/orders/sum.ts')]);
});

test.each([
  ['a style sheet', 'css', (n: number) => `.a {\n${'  margin: 0;\n  padding: 4px 8px 12px;\n'.repeat(n)}}\n`],
  [
    'a screen',
    'tsx',
    (n: number) => `export const A = () => (\n${'  <p className="a">{b}</p>\n'.repeat(n)});\n`,
  ],
])('%s is checked too', async (_, ending, text) => {
  const files = ['a', 'b'].map((name) => [`packages/ui/src/${name}.${ending}`, text(12)] as const);
  expect(await clonesIn(new Map(files))).not.toEqual([]);
});

test('imports, comments and a few equal lines are not clones', async () => {
  const imports = Array.from({ length: 30 }, (_, n) => `import { part${n} } from './part${n}.ts';`).join(
    '\n',
  );
  const text = (name: string) => `${imports}\n/*\n${lines(30)}\n*/\n${adding(name, lines(3, name))}`;
  const files = ['one', 'two'].map((name) => [`packages/web/src/${name}.ts`, text(name)] as const);
  expect(await clonesIn(new Map(files))).toEqual([]);
});
