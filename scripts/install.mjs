// Plain JavaScript that needs only Node 20, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const projectNode = join(root, 'node_modules', 'node', 'bin', 'node');
const mark = join(root, 'node_modules', '.installed-lock');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Installs the packages if they are missing or differ from the lock file, then runs a TypeScript file with the
 * project's own Node.
 */
export async function continueWith(script) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stopWith(`Crossdock needs Node 20 or newer; this is ${process.version}.`);
  }
  endWithNpm();
  if (!isInstalled()) await install();
  process.env.PATH = [join(root, 'node_modules', '.bin'), ...ownPath()].join(delimiter);
  if (process.versions.node === readJson('package.json').devDependencies.node) {
    await import(pathToFileURL(join(root, script)).href);
  } else {
    await restart(script);
  }
}

/**
 * True if node_modules matches the lock file. Our own installs leave a mark; after a plain `npm install` this compares
 * npm's note of the installed packages.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json')) || !existsSync(projectNode)) return false;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()) return true;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    return found === undefined ? Boolean(optional || devOptional || peer) : found.version === version;
  });
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

async function install() {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  console.log('Installing packages (about a minute the first time) …');
  const progress = setInterval(() => console.log(`  still installing (${seconds()} s) …`), 10_000);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  let code = await npm(['ci', ...quiet]);
  if (code !== 0) {
    console.log('`npm ci` failed; trying `npm install` …');
    code = await npm(['install', ...quiet]);
  }
  // If install scripts are switched off, the project's Node still has to be put in place.
  if (code === 0 && !existsSync(projectNode)) {
    code = await run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules', 'node'));
  }
  clearInterval(progress);
  if (code !== 0 || !existsSync(projectNode)) {
    stopWith('The packages could not be installed; npm says why above.');
  }
  writeFileSync(mark, lockHash());
  console.log(`  installed in ${seconds()} s`);
}

const npm = (args) => run('npm', args, root);

/** The caller's PATH without our own folder, because its programs vanish while npm replaces them. */
function ownPath() {
  const bin = join(root, 'node_modules', '.bin');
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
}

function run(command, args, cwd) {
  const env = { ...process.env, PATH: ownPath().join(delimiter) };
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * The child notices on the channel when this process ends. Signals pass through this process, so that each arrives
 * once.
 */
async function restart(script) {
  const child = spawn(projectNode, [join(root, script), ...process.argv.slice(2)], {
    cwd: process.cwd(),
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  const code = await new Promise((resolve) => {
    child.on('exit', (status, name) => resolve(status ?? (name === null ? 1 : 128)));
  });
  process.exit(code);
}

/** A killed npm does not notify its children; they only see that they have another parent. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function stopWith(message) {
  console.error(message);
  process.exit(1);
}
