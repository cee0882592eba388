import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './commands.ts';

export const apps = ['portal', 'console'] as const;
export type App = (typeof apps)[number];

/** The packages whose sources end up in an app's bundle, beside its own. */
const bundled = ['ui', 'web', 'contract', 'domain'];

/** Writes the router's generated file, which the type check and the build read. Throws with the tool's words. */
export async function generateRoutes(app: App): Promise<void> {
  if (!existsSync(join(root, 'packages', app, 'src/routes'))) return;
  const { ok, output } = await run('tsr', ['generate'], { cwd: join('packages', app) });
  if (!ok) throw new Error(`The routes of the ${app} could not be generated:\n${output}`);
}

/** Builds an app unless its sources are those of the last build. Answers whether it built. Throws with the tool's words. */
export async function buildApp(app: App): Promise<boolean> {
  const folder = join(root, 'packages', app);
  if (!existsSync(join(folder, 'index.html'))) return false;
  const stampFile = join(folder, 'dist/.stamp');
  const stamp = sourceStamp(app);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await generateRoutes(app);
  const { ok, output } = await run('vite', ['build', '--logLevel', 'warn'], { cwd: join('packages', app) });
  if (!ok) throw new Error(`The ${app} could not be built:\n${output}`);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

/** A hash over all that the bundle is made of; file times would not survive a clone or a checkout. */
function sourceStamp(app: App): string {
  const hash = createHash('sha256');
  for (const path of [...sourceFiles(app), 'package-lock.json']) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(app: App): string[] {
  const patterns = [
    `packages/${app}/*.{ts,html,json,mjs,cjs}`,
    `packages/{${[app, ...bundled].join(',')}}/{src,public}/**/*`,
    `packages/{${bundled.join(',')}}/package.json`,
  ];
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
