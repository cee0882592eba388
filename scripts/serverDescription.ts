import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionFiles, madeDescription } from '../packages/server/src/platform/description.ts';

/** The API's description in each form in which it is sent. The server finds it beside its bundle. */
export async function writeDescription(into: string): Promise<void> {
  for (const [encoding, file] of descriptionFiles)
    writeFileSync(join(into, file), await madeDescription(encoding));
}
