import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The class name of a CSS module on the page: its own name and its file's mark. It is stable across builds
 * and as short as possible, because sheets and code repeat it.
 */
export function className(name: string, file: string): string {
  const path = relative(packages, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
