import type { Config } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import type { ShopId, System } from './platform/scope.ts';

/** The context of a trial with the settings of one shop. */
export interface TrialContext {
  readonly config: Config;
  readonly database: Database;
  readonly shopId: ShopId;
  readonly actor: System;
  readonly to: string;
}

/** Runs a step and prints its result. A failure does not stop the next steps, which may explain it. */
export async function runTrialStep(name: string, work: () => Promise<string>): Promise<string> {
  try {
    return `${name}: ${await work()}`;
  } catch (error) {
    const said = error instanceof Error ? `${error.name} ${error.message}` : String(error);
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return `${name}: failed, ${said}${cause}`;
  }
}
