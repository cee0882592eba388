import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildAll, serverSource } from '../build.ts';
import { root, serverProgram } from '../commands.ts';
import { makeImageTree } from '../imageTree.ts';
import { bundleServer } from '../serverBundle.ts';

// That the product runs on this tree is what the browser's journeys show: they are served from one.
test('each package that the server, its commands and its child programs import is in the image', async () => {
  await buildAll();
  // Links need the project's own disk.
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
}, 120_000);

/** Of imports those that are packages and cannot be found from a file. */
function missing(file: string, imports: readonly string[]): string[] {
  const { resolve } = createRequire(file);
  return imports
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .filter((name) => {
      try {
        resolve(name);
        return false;
      } catch (error) {
        // Packages for `import` alone are found, and say that they are not for `require`.
        return (error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED';
      }
    })
    .map((name) => `${name}, by ${file}`);
}

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, fixed, later]) => fixed ?? later ?? '',
  );
