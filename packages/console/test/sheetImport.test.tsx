// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type SheetImportState, useSheetImport } from '../src/shell/useSheetImport.ts';

interface Row {
  readonly row: number;
  readonly problem: null;
}

const rows: readonly Row[] = Array.from({ length: 120 }, (_, at) => ({ row: at + 2, problem: null }));
const file = new File(['x'], 'stores.csv');

let work: SheetImportState<Row>;
/** Answers the pending preview request. */
let answer: () => void;
const written: number[] = [];
let aborted: boolean;

function Sheet() {
  work = useSheetImport<Row>({
    preview: (_file, { signal }) => {
      signal?.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise((resolve) => {
        answer = () => resolve({ ok: true, data: { rows } });
      });
    },
    commit: (part) =>
      new Promise((resolve) => {
        answer = () => {
          written.push(part.length);
          resolve({ ok: true, data: { written: part.length, failures: [] } });
        };
      }),
  });
  return null;
}

beforeEach(async () => {
  written.length = 0;
  aborted = false;
  await draw(<Sheet />);
});

const press = (what: () => unknown) => act(async () => void what());

test('cancelling a file while it is sent or read leaves nothing, even if its answer still arrives', async () => {
  await press(() => work.choose(file));
  expect(work.phase).toBe('uploading');
  await press(() => work.cancel());
  expect([work.phase, aborted]).toEqual(['choose', true]);
  await press(() => answer());
  expect([work.phase, work.rows]).toEqual(['choose', []]);
});

test('stopping starts no further part, says how many rows are written, and can be continued', async () => {
  await press(() => work.choose(file));
  await press(() => answer());
  await press(() => work.confirm());
  await press(() => answer());
  expect([work.phase, work.done]).toEqual(['writing', 50]);
  await press(() => work.cancel());
  expect(work.phase).toBe('stopping');
  await press(() => answer());
  expect([work.phase, work.done, work.good.length]).toEqual(['preview', 100, 120]);
  expect(written).toEqual([50, 50]);
  await press(() => work.confirm());
  await press(() => answer());
  expect([work.phase, work.done, work.written]).toEqual(['done', 120, 120]);
  expect(written).toEqual([50, 50, 20]);
});
