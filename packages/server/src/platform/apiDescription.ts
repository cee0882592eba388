import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Encoding, encodeForCache } from './encoding.ts';

/** The forms in which the API's description is sent, with their files in the build. */
export const apiDescriptionFiles: ReadonlyMap<Encoding | null, string> = new Map([
  [null, 'openapi.json'],
  ['br', 'openapi.json.br'],
  ['gzip', 'openapi.json.gz'],
]);

/**
 * The description in the given encoding. The build writes it next to the bundle that contains this file. When running
 * from source there is no such file, so it is generated, which blocks the process for most of two seconds.
 */
export async function apiDescription(encoding: Encoding | null): Promise<Buffer> {
  const built = new URL(apiDescriptionFiles.get(encoding) ?? '', import.meta.url);
  return existsSync(built) ? readFile(built) : generateApiDescription(encoding);
}

export async function generateApiDescription(encoding: Encoding | null): Promise<Buffer> {
  const { calls } = await import('@crossdock/contract/table.ts');
  const { openApi } = await import('./openapi.ts');
  made ??= Buffer.from(JSON.stringify(openApi(calls)));
  return encoding === null ? made : encodeForCache(made, encoding);
}

let made: Buffer | undefined;
