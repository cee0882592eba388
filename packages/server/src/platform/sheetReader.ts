import { join } from 'node:path';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ReceivedFile } from '@crossdock/contract/wire/call.ts';
import { Child, Overdone } from './children.ts';
import type { Outside } from './db.ts';
import { Line } from './line.ts';
import type { SheetRefusal, SheetRow } from './sheetParser.ts';

const line = new Line({ atOnce: 1, perCaller: 2, perShop: 6, inAll: 12, retrySeconds: 10 });

const child = new Child({
  program: join(import.meta.dirname, 'sheetChild.ts'),
  timeLimitMs: 10_000,
  heapMegabytes: 384,
});

/** Like `parseSheet`, in a separate process with limits of time and memory. Throws `Busy`. */
export async function readSheetRows(
  outside: Outside,
  { bytes }: ReceivedFile,
  maxRows: number,
): Promise<SheetRow[] | Refusal<SheetRefusal>> {
  outside.check();
  try {
    return await line.run(outside.turn, () => child.ask({ read: bytes, maxRows }));
  } catch (error) {
    return refusalOf(error);
  }
}

/** A child that was killed for its cost becomes a refusal; any other error is thrown. */
export function refusalOf(error: unknown): Refusal<SheetRefusal> {
  if (error instanceof Overdone) return refuse('sheet.tooCostly', {}, 'file');
  throw error;
}
