import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { root, run } from './commands.ts';

/**
 * Assembles the image's files in `into` without a container builder, by following the last stage of the Dockerfile. Its
 * stage `packages` has the sources and the packages of `npm ci --omit=dev`; `build` has the local build. Files are hard
 * links, so `into` must be on the project's disk. Throws on Dockerfile lines that it does not understand.
 */
export async function makeImageTree(into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  const recipe = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const installed = await installedPackages(removedFrom(recipe));
  for (const { stage, from, to } of copiesOf(recipe)) {
    const paths = [
      ...(stage === 'build' ? filesBelow(from) : sourcesOf(from)),
      ...(stage === 'packages'
        ? installed.filter((path) => path.startsWith(`${from}/`)).flatMap(filesOf)
        : []),
    ];
    if (paths.length === 0) throw new Error(`The image wants ${from}, and it is not there`);
    for (const path of paths) link(path, join(into, to, relative(from, path)));
  }
}

interface Copy {
  readonly stage: string | undefined;
  readonly from: string;
  /** A folder that receives the source under its own name. */
  readonly to: string;
}

function copiesOf(recipe: string): Copy[] {
  const last = recipe.slice(recipe.lastIndexOf('\nFROM '));
  return (last.match(/^COPY .+$/gm) ?? []).map((line) => {
    const [, stage, from, to] =
      /^COPY (?:--from=(packages|build) \/opt\/crossdock\/)?(\S+) (\S+)$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`Not understood in the Dockerfile: ${line}`);
    return { stage, from, to: to === '.' || to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to };
  });
}

/** Paths that a stage removes after npm installed them. */
const removedFrom = (recipe: string): string[] =>
  (/rm -rf ((?:node_modules\/\S+ ?)+)$/m.exec(recipe)?.[1] ?? '').split(' ').filter((path) => path !== '');

/** The package folders that `npm ci --omit=dev` installs for the server and its demo. */
async function installedPackages(removed: readonly string[]): Promise<string[]> {
  const workspaces = ['--workspace=packages/server', '--workspace=packages/demo'];
  const { output } = await run('npm', ['ls', '--omit=dev', '--all', '--parseable', ...workspaces]);
  const listed = output
    .split('\n')
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.slice(root.length + 1));
  if (listed.length === 0) throw new Error(`npm lists no packages: ${output}`);
  return listed.filter((path) => !removed.some((gone) => `${path}/`.startsWith(`${gone}/`)));
}

/** A package's files, without the packages nested in it, which are listed separately. */
function filesOf(path: string): string[] {
  if (lstatSync(join(root, path)).isSymbolicLink()) return [path];
  return filesBelow(path, (inner) => inner === join(path, 'node_modules'));
}

/** The files under a path that a builder would receive. */
function sourcesOf(from: string): string[] {
  if (!lstatSync(join(root, from)).isDirectory()) return [from];
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isLeftOut = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));
  return isLeftOut(from) ? [] : filesBelow(from, isLeftOut);
}

/** Includes names that begin with a dot, as a container build does. */
function filesBelow(from: string, isLeftOut: (path: string) => boolean = () => false): string[] {
  if (!lstatSync(join(root, from)).isDirectory()) return [from];
  return readdirSync(join(root, from), { withFileTypes: true })
    .map((entry) => ({ path: join(from, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path }) => !isLeftOut(path))
    .flatMap(({ path, isFolder }) => (isFolder ? filesBelow(path, isLeftOut) : [path]));
}

function link(path: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const source = join(root, path);
  if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else linkSync(source, target);
}
