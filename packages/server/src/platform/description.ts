import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Encoding, encodeForKeeping } from './encoding.ts';

/** Each form in which the API's description is sent, and its file in the build. */
export const descriptionFiles: ReadonlyMap<Encoding | null, string> = new Map([
  [null, 'openapi.json'],
  ['br', 'openapi.json.br'],
  ['gzip', 'openapi.json.gz'],
]);

/**
 * The description in that form. The build writes it beside the bundle of which this file is a part; beside this source there is
 * none, and it is made, which takes most of two seconds in which nobody else is answered.
 */
export async function description(encoding: Encoding | null): Promise<Buffer> {
  const built = new URL(descriptionFiles.get(encoding) ?? '', import.meta.url);
  return existsSync(built) ? readFile(built) : madeDescription(encoding);
}

export async function madeDescription(encoding: Encoding | null): Promise<Buffer> {
  const { calls } = await import('@crossdock/contract/table.ts');
  const { openApi } = await import('./openapi.ts');
  made ??= Buffer.from(JSON.stringify(openApi(calls)));
  return encoding === null ? made : encodeForKeeping(made, encoding);
}

let made: Buffer | undefined;
