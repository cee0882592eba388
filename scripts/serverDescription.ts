import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionFiles, madeDescription } from '../packages/server/src/platform/description.ts';

/** Writes the API's description in each encoding that the server sends, next to its bundle. */
export async function writeDescription(into: string): Promise<void> {
  for (const [encoding, file] of descriptionFiles)
    writeFileSync(join(into, file), await madeDescription(encoding));
}
