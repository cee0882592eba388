import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildAll, serverSource } from '../build.ts';
import { root, serverProgram } from '../commands.ts';
import { makeImageTree } from '../imageTree.ts';
import { bundleServer } from '../serverBundle.ts';

// The browser tests run the product from such a tree, so they show that the product works with these files.
test('each package that the server, its commands and its child programs import is in the image', async () => {
  await buildAll();
  // Hard links only work on the project's own disk.
  const folder = join(root, '.data');
  mkdirSync(folder, { recursive: true });
  const tree = mkdtempSync(join(folder, 'image-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  await makeImageTree(tree);
  const ofBundle = await bundleServer(serverSource, join(tree, 'again'));
  const unresolved = [
    ...missing(join(tree, serverProgram), ofBundle),
    ...globSync('packages/{server,demo,contract,domain}/src/**/*.{ts,mjs}', { cwd: tree }).flatMap((path) =>
      missing(join(tree, path), importsOf(readFileSync(join(tree, path), 'utf8'))),
    ),
  ];
  expect(ofBundle).toContain('altcha-lib');
  expect(unresolved).toEqual([]);
  // The test builds both apps, which takes minutes on a busy machine.
}, 600_000);

/** The imported packages that cannot be resolved from a file. */
function missing(file: string, imports: readonly string[]): string[] {
  const { resolve } = createRequire(file);
  return imports
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .filter((name) => {
      try {
        resolve(name);
        return false;
      } catch (error) {
        // The package exists, but only for `import`, not for `require`.
        return (error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED';
      }
    })
    .map((name) => `${name}, by ${file}`);
}

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, fixed, later]) => fixed ?? later ?? '',
  );
