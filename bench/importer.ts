import { setTimeout as pause } from 'node:timers/promises';
import { callServer } from './callServer.ts';
import { type Size, small } from './generate.ts';
import type { ServedProcess } from './stage.ts';

/** The shops that are used while the data of a firm is imported into another shop. */
export const neighbourSize: Size = {
  ...small,
  shops: 4,
  membersPerShop: 50,
  parcels: 20_000,
  shelvedPercent: 20,
};
export const importedMemberCount = Number(process.env.BENCH_MEMBERS || 50_000);

export interface Import {
  readonly id: string;
  readonly state: string;
  readonly newCount: number;
  readonly faultyCount: number;
  readonly writtenCount: number;
}

/** Imports files into a shop through its owner's calls. */
export function createImporter(product: ServedProcess, headers: Readonly<Record<string, string>>) {
  const asked = <T = Import>(path: string, body?: FormData | object): Promise<T> =>
    callServer(product, `staff/moving/${path}`, headers, body);
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
    /** Applies a checked file, which writes its rows into the shop. */
    applied: async ({ id, newCount }: Import): Promise<Import> => {
      await asked('apply', { id, count: newCount });
      return until(id, 'done');
    },
  };
}
