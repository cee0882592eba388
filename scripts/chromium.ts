import { existsSync } from 'node:fs';
import { run } from './commands.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's Chromium; undefined where only Playwright's own is left to use. `CHROMIUM_PATH` names another one. */
export function systemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || places.find((path) => existsSync(path));
}

/** The browser without a window, where the system has it: the same engine for a fifth less work. */
export function headlessShell(): string | undefined {
  const path = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH || (existsSync(path) ? path : undefined);
}

/**
 * Makes sure that there is a browser: the system's, else from the system's packages where we may install them, else
 * Playwright's download. Throws with the tool's words when none of it works.
 */
export async function ensureChromium(): Promise<void> {
  if (await starts(systemChromium())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and CJK fonts from the system packages …');
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      quiet,
    );
    if (await starts(systemChromium())) return;
  }
  console.log('Installing the Chromium of Playwright …');
  const withDependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { ok, output } = await run('playwright', ['install', ...withDependencies, 'chromium']);
  if (!ok) throw new Error(`No Chromium could be found or installed:\n${output}`);
}

/** A path may be there and yet lead nowhere, as the stub does that some systems put in place of the browser. */
async function starts(path: string | undefined): Promise<boolean> {
  return path !== undefined && (await run(path, ['--version'])).ok;
}
