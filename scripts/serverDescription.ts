import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  apiDescriptionFiles,
  generateApiDescription,
} from '../packages/server/src/platform/apiDescription.ts';

/** Writes the API's description in each encoding that the server sends, next to its bundle. */
export async function writeDescription(into: string): Promise<void> {
  for (const [encoding, file] of apiDescriptionFiles)
    writeFileSync(join(into, file), await generateApiDescription(encoding));
}
