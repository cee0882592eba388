import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this build is: the product's version, which all its packages have, and of which revision of its source; that is empty where nobody noted it. */
export interface Version {
  readonly version: string;
  readonly revision: string;
}

let known: Version | undefined;

export function ownVersion(): Version {
  known ??= {
    version: JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version,
    revision: noted(join(import.meta.dirname, '../../dist/revision')),
  };
  return known;
}

/** Written by the build; what runs from its source has none. */
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
