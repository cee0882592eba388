import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { wire } from '../packages/client/src/wire.ts';
import { clientTypes } from './clientTypes.ts';
import { root, run } from './commands.ts';

const source = 'packages/client';

/**
 * Builds the typed client for other programs: one file of plain JavaScript and its declarations, without dependencies,
 * packed by npm. Empties `into` first. Throws with npm's output.
 */
export async function bundleClient(into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  const folder = join(into, 'package');
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: join(root, source, 'src/client.ts'),
    plugins: [
      {
        name: 'wire',
        load: (file) =>
          file.endsWith(`${source}/src/wire.ts`) ? `export const wire = ${JSON.stringify(wire)};` : undefined,
      },
    ],
    transform: { target: 'node20' },
  });
  await bundle.write({ file: join(folder, 'client.js'), format: 'esm', keepNames: true });
  await bundle.close();
  writeFileSync(join(folder, 'client.d.ts'), clientTypes());
  cpSync(join(root, source, 'README.md'), join(folder, 'README.md'));
  for (const path of globSync('examples/*.mts', { cwd: root })) cpSync(join(root, path), join(folder, path));
  const {
    scripts,
    dependencies,
    private: _,
    exports: __,
    ...described
  } = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
  const outside = {
    ...described,
    engines: { node: '>=20' },
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(outside, null, 2)}\n`);
  const { ok, output } = await run('npm', ['pack', folder, '--pack-destination', into, '--silent']);
  if (!ok) throw new Error(`The client could not be packed:\n${output}`);
  cpSync(join(into, `crossdock-client-${described.version}.tgz`), join(into, 'crossdock-client.tgz'));
}
