import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Config } from './config.ts';
import type { FileStore } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Realtime } from './realtime.ts';
import type { Tenants } from './shops.ts';
import type { Space } from './space.ts';
import type { Tracer } from './tracer.ts';
import type { CarryOutCall, SecondPerson } from './twoPeople.ts';
import type { WorkBudget } from './workBudget.ts';

/** What handlers may use beside the database; built once per process in `app.ts`, real parts in tests too. */
export interface Services {
  readonly config: Config;
  readonly files: FileStore;
  readonly space: Space;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  readonly tenants: Tenants;
  /** What callers may use of this process. */
  readonly budget: WorkBudget;
  /** None where nobody asked for traces. */
  readonly tracer: Tracer | undefined;
  /** Asked before a call that takes two people. */
  readonly secondPerson: SecondPerson;
  /** Does what two people agreed to. */
  readonly carryOutCall: CarryOutCall;
  /** The portal's built-in texts, ICU messages by key; none where it is not built. */
  readonly builtTexts: (lang: Lang) => Readonly<Record<string, string>>;
}
