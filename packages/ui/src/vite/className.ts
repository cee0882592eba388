import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What a class of a CSS module is called on the page: its own name and its file's mark, which is the same in every build
 * and as short as it can be, since sheets and code say it over and over.
 */
export function className(name: string, file: string): string {
  const path = relative(packages, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
