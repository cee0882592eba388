import type { Logger } from 'pino';
import { ledgerCheck } from './books/ledgerCheck.ts';
import { jobsOfServices } from './jobs.gen.ts';
import { importInChildProcess, moveImportJobs } from './moving/moveImportJobs.ts';
import type { JobDefinition } from './platform/jobs.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Services } from './platform/services.ts';
import { expiredRowsSweep } from './shops/sweep.ts';
import { childProcessWorker, vipImportJobs } from './vipImports/importJobs.ts';

export { jobNames } from './jobs.gen.ts';

/**
 * Every background job. Most are registered by their file's location; these four need more than the services.
 * A name missing from `jobNames` fails at start.
 */
export function jobDefinitions(services: Services, metrics: Metrics, log: Logger): JobDefinition[] {
  return [
    ...jobsOfServices(services),
    vipImportJobs(childProcessWorker(services.config), log),
    moveImportJobs(importInChildProcess(services.config), log),
    expiredRowsSweep(services),
    ledgerCheck(log, metrics.gauge('crossdock_ledger_faults', 'Accounts that do not add up, by shop')),
  ];
}
