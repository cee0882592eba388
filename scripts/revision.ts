import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.ts';

/** Notes beside a build of which revision of the source it is: what the caller says in `REVISION`, else what git knows. */
export async function noteRevision(folder: string): Promise<void> {
  writeFileSync(join(folder, 'revision'), `${process.env.REVISION || (await knownToGit())}\n`);
}

/** Empty where there is no git, as in an image that is being built. */
async function knownToGit(): Promise<string> {
  const { ok, output } = await run('git', ['rev-parse', 'HEAD']);
  return ok ? output.trim() : '';
}
