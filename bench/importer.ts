import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { askProduct } from './askProduct.ts';
import type { Size } from './generate.ts';
import type { Process } from './stage.ts';

/** Shops that work beside the one that moves. */
export const beside: Size = {
  shops: 4,
  membersPerShop: 50,
  parcels: 20_000,
  heavyMemberParcels: 0,
  unpaidOrdersPerMember: 0,
  shelvedPercent: 20,
};
export const movingMembers = Number(process.env.BENCH_MEMBERS || 50_000);

export interface Import {
  readonly id: string;
  readonly state: string;
  readonly newCount: number;
  readonly faultyCount: number;
  readonly writtenCount: number;
}

/** Moves files into a shop through its owner's calls. */
export function importer(product: Process, headers: Readonly<Record<string, string>>) {
  const asked = <T = Import>(path: string, body?: FormData | object): Promise<T> =>
    askProduct(product, `staff/moving/${path}`, headers, body);
  const until = async (id: string, state: string): Promise<Import> => {
    for (;;) {
      const now = await asked(`one?id=${id}`);
      if (now.state === state) return now;
      if (now.state === 'failed') throw new Error('the import failed');
      await pause(100);
    }
  };
  return {
    asked,
    /** Uploads a file and waits until it is checked. */
    checked: async (kind: string, text: string): Promise<Import> => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', new File([text], `${kind}.csv`));
      const { id } = await asked('upload', form);
      return until(id, 'preview');
    },
    /** Writes a checked file. */
    applied: async ({ id, newCount }: Import): Promise<Import> => {
      await asked('apply', { id, count: newCount });
      return until(id, 'done');
    },
  };
}

const statusOf = (pid: number, name: string): number => {
  try {
    return Number(
      new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
};

/** The memory of a process and all its child processes, in MB. */
export function memoryOf({ pid = 0 }: { readonly pid?: number | undefined }): number {
  const own = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && statusOf(one, 'PPid') === pid);
  return [pid, ...own].reduce((sum, one) => sum + statusOf(one, 'VmRSS') / 1024, 0);
}

/** Looks at the memory of a process until `end`, which answers the most, in MB. */
export function watchMemory(of: { readonly pid?: number | undefined }): { end(): number } {
  let most = memoryOf(of);
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(of));
  }, 50);
  return {
    end: () => {
      clearInterval(look);
      return most;
    },
  };
}
