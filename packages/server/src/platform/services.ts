import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { AssistantFunctions } from './assistants.ts';
import type { Config } from './config.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { FileStore } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { ReadList } from './listRows.ts';
import type { Realtime } from './realtime.ts';
import type { Tenants } from './shops.ts';
import type { Tracer } from './tracer.ts';
import type { CarryOutCall, RequireSecondPerson } from './twoPeople.ts';
import type { WorkBudget } from './workBudget.ts';

/**
 * Everything that handlers may use besides the database. Built once per process in `app.ts`; tests use real
 * parts too.
 */
export interface Services {
  readonly config: Config;
  readonly files: FileStore;
  readonly space: DiskSpace;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  readonly tenants: Tenants;
  /** The limits on what callers may use of this process. */
  readonly budget: WorkBudget;
  /** Undefined if no tracing is configured. */
  readonly tracer: Tracer | undefined;
  /** Called before a call that needs two people. */
  readonly secondPerson: RequireSecondPerson;
  /** Runs a call that two people approved. */
  readonly carryOutCall: CarryOutCall;
  /** Requests and records of members' assistants. */
  readonly assistants: AssistantFunctions;
  /** Reads a list through its own call. */
  readonly readList: ReadList;
  /** The portal's built-in texts, ICU messages by key; empty if it is not built. */
  readonly builtTexts: (lang: Lang) => Readonly<Record<string, string>>;
}
