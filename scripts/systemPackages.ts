import { existsSync } from 'node:fs';
import { run } from './commands.ts';

/** Whether programs may be added to this system: Debian's kind of packages, and the right to install them. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A mirror that does not answer keeps nobody for long. */
const packages = (...args: string[]) =>
  run('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

export const refreshPackages = () => packages('update');

export const installPackages = (...names: string[]) =>
  packages('install', '-y', '--no-install-recommends', ...names);
