import { run } from '../../scripts/commands.ts';
import { installPackages, mayInstall, refreshPackages } from '../../scripts/systemPackages.ts';

/** For each system package, the program that shows that it is installed. */
export type Needed = Readonly<Record<string, string>>;

/** Installs missing packages where we may; otherwise throws with the list of packages to install. */
export async function ensurePrograms(needed: Needed): Promise<void> {
  const missing = await missingOf(needed);
  if (missing.length === 0) return;
  if (mayInstall()) {
    console.log(`Installing ${missing.join(', ')} from the system packages …`);
    const first = await installPackages(...missing);
    if (!first.ok) {
      await refreshPackages();
      await installPackages(...missing);
    }
  }
  const still = await missingOf(needed);
  if (still.length > 0) throw new Error(`please install ${still.join(', ')} (names of Debian’s packages)`);
}

async function missingOf(needed: Needed): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, program] of Object.entries(needed))
    if (!(await run('which', [program])).ok) missing.push(name);
  return missing;
}
