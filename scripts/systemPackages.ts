import { existsSync } from 'node:fs';
import { run } from './commands.ts';

/** True if we may install packages here: a Debian system, and we run as root. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The timeout keeps a dead mirror from blocking the run for long. */
const packages = (...args: string[]) =>
  run('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

export const refreshPackages = () => packages('update');

export const installPackages = (...names: string[]) =>
  packages('install', '-y', '--no-install-recommends', ...names);
