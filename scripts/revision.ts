import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';

/** Writes the source's revision next to a build: `REVISION` if the caller sets it, else git's. */
export async function writeRevision(folder: string): Promise<void> {
  writeFileSync(join(folder, 'revision'), `${process.env.REVISION || (await knownToGit())}\n`);
}

/** Empty if there is no git, as during the build of an image. */
async function knownToGit(): Promise<string> {
  const { ok, output } = await run('git', ['rev-parse', 'HEAD']);
  return ok ? output.trim() : '';
}
