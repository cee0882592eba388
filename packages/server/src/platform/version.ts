import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This build: the product's version, which all its packages share, and its source revision, empty if not recorded. */
export interface Version {
  readonly version: string;
  readonly revision: string;
}

let known: Version | undefined;

export function serverBuildVersion(): Version {
  known ??= {
    version: JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version,
    revision: noted(join(import.meta.dirname, '../../dist/revision')),
  };
  return known;
}

/** Written by the build; empty when running from source. */
function noted(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

const shown = 8;

/** `0.3.0 (1254e449)`. */
export function versionText({ version, revision }: Version): string {
  return revision === '' ? version : `${version} (${revision.slice(0, shown)})`;
}
