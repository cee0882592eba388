import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One request of a call as it was sent, with its answer's data; recorded in a test run
 * (`scripts/examples.ts`).
 */
export interface CallExample {
  readonly request: unknown;
  readonly answer: unknown;
}

/** Each call's example, by its name. */
export function examplesOfCalls(): Readonly<Record<string, CallExample>> {
  const folder = join(import.meta.dirname, '../../examples');
  const files = globSync('*.json', { cwd: folder }).map(
    (file): Record<string, CallExample> => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return Object.assign({}, ...files);
}
