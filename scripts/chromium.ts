import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from './commands.ts';
import { installPackages, mayInstall, refreshPackages } from './systemPackages.ts';

const shellPath = '/usr/bin/chromium-headless-shell';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the system's Chromium; undefined if only Playwright's own is left. `CHROMIUM_PATH` overrides it. */
export function systemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || places.find((path) => existsSync(path));
}

/** The path of the system's headless browser, if installed: the same engine for a quarter less work. */
export function headlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(shellPath) ? shellPath : undefined);
}

/**
 * Installs the headless browser in the version of the system's Chromium, where we may install packages. If that fails,
 * the tests use the full browser.
 */
export async function ensureHeadlessShell(): Promise<void> {
  if (headlessShell() !== undefined || !mayInstall()) return;
  const { output } = await run('dpkg-query', ['--status', 'chromium']);
  const version = /^Version: (\S+)$/m.exec(output)?.[1];
  if (version === undefined) return;
  const shell = `${basename(shellPath)}=${version}`;
  if ((await installPackages(shell)).ok) return;
  await refreshPackages();
  await installPackages(shell);
}

/**
 * Makes sure that a browser is installed: the system's, else one from the system's packages where we may install them,
 * else Playwright's download. Throws with the tool's output if all three fail.
 */
export async function ensureChromium(): Promise<void> {
  if (await starts(systemChromium())) return;
  if (mayInstall()) {
    console.log('Installing Chromium and CJK fonts from the system packages …');
    await refreshPackages();
    await installPackages('chromium', 'fonts-noto-cjk');
    if (await starts(systemChromium())) return ensureHeadlessShell();
  }
  console.log('Installing the Chromium of Playwright …');
  const withDependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { ok, output } = await run('playwright', ['install', ...withDependencies, 'chromium']);
  if (!ok) throw new Error(`No Chromium could be found or installed:\n${output}`);
}

/** The path may exist without a working browser: some systems put a stub in its place. */
async function starts(path: string | undefined): Promise<boolean> {
  return path !== undefined && (await run(path, ['--version'])).ok;
}
