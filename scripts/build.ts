import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, serverProgram } from './commands.ts';
import { writeRevision } from './revision.ts';
import { bundleServer } from './serverBundle.ts';

export const apps = ['portal', 'console'] as const;
export type App = (typeof apps)[number];

/** Packages whose sources go into an app's bundle, besides its own. */
const ofApps = ['ui', 'web', 'contract', 'domain'];
const ofServer = ['installation', 'demo', 'contract', 'domain'];

const generated = new Map<App, Promise<void>>();

/**
 * Generates the router's file, once per app, because the type check and the build read it and must not find
 * it half written. Throws with the tool's output.
 */
export function generateRoutes(app: App): Promise<void> {
  const writing = generated.get(app) ?? writeRoutes(app);
  generated.set(app, writing);
  return writing;
}

async function writeRoutes(app: App): Promise<void> {
  if (!existsSync(join(root, 'packages', app, 'src/routes'))) return;
  const { ok, output } = await run('tsr', ['generate'], { cwd: join('packages', app) });
  if (!ok) throw new Error(`The routes of the ${app} could not be generated:\n${output}`);
}

/**
 * Builds an app unless its sources are unchanged since the last build. Returns whether it built. Throws with the tool's
 * output.
 */
export async function buildApp(app: App): Promise<boolean> {
  if (!existsSync(join(root, 'packages', app, 'index.html'))) return false;
  return unlessBuilt(app, ofApps, async () => {
    await generateRoutes(app);
    const { ok, output } = await run('vite', ['build', '--logLevel', 'warn'], {
      cwd: join('packages', app),
      // Set explicitly, because a build that a test starts would otherwise get React's development version.
      env: { NODE_ENV: 'production' },
    });
    if (!ok) throw new Error(`The ${app} could not be built:\n${output}`);
  });
}

/** Source of the program that is built into `serverProgram`. */
export const serverSource = join(root, 'packages/installation/src/start.mjs');

/** Whether `serverProgram` is built from the present sources. */
export const isServerBuilt = (): boolean => isBuilt('server', sourceStamp('server', ofServer));

/** Builds the server unless it is already built. */
export const buildServer = (): Promise<boolean> =>
  unlessBuilt('server', ofServer, async () => {
    const into = dirname(join(root, serverProgram));
    await bundleServer(serverSource, into);
    const { licencesText } = await import('./serverLicences.ts');
    writeFileSync(join(into, 'licences.txt'), licencesText());
    const { writeDescription } = await import('./serverDescription.ts');
    await writeDescription(into);
  });

/** Builds the client's package, which the server offers for download. */
export const buildClient = (): Promise<boolean> =>
  unlessBuilt('client', ['contract', 'domain'], async () => {
    // Loaded here, because it reads the whole call table, which a start with a finished build does not need.
    const { bundleClient } = await import('./clientBundle.ts');
    await bundleClient(join(root, 'packages/client/dist'));
  });

/** Builds everything that the server serves, except the parts that are already built. */
export async function buildAll(): Promise<void> {
  await Promise.all([...apps.map(buildApp), buildServer(), buildClient()]);
  await writeRevision(dirname(join(root, serverProgram)));
}

async function unlessBuilt(
  name: string,
  withPackages: readonly string[],
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = sourceStamp(name, withPackages);
  if (isBuilt(name, stamp)) return false;
  await build();
  const stampFile = stampFileOf(name);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

const stampFileOf = (name: string): string => join(root, 'packages', name, 'dist', '.stamp');

function isBuilt(name: string, stamp: string): boolean {
  const stampFile = stampFileOf(name);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/** A hash over all sources of a bundle. File times would not survive a clone or a checkout. */
function sourceStamp(name: string, withPackages: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...sourceFiles(name, withPackages), 'package-lock.json']) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(name: string, withPackages: readonly string[]): string[] {
  const patterns = [
    `packages/${name}/*.{ts,html,json,mjs,cjs,md}`,
    `packages/{${[name, ...withPackages].join(',')}}/{src,public}/**/*`,
    `packages/{${withPackages.join(',')}}/package.json`,
    `scripts/${name}*.ts`,
    // The API's description contains these examples.
    ...(name === 'server' ? ['packages/server/examples/*.json'] : []),
    // The client's package contains these examples.
    ...(name === 'client' ? ['examples/*.mts'] : []),
  ];
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
