import type { Config } from './platform/config.ts';
import type { JobDefinition } from './platform/jobs.ts';
import { messageJob, sendMessageJob } from './platform/messages.ts';

/** Every queue there is; `migrate` creates them. */
export const jobNames: readonly string[] = [sendMessageJob];

/** What runs by itself. A name missing from `jobNames` fails at start. */
export function jobDefinitions(config: Config): JobDefinition[] {
  return [messageJob(config)];
}
