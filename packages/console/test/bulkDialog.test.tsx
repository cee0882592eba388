// @vitest-environment happy-dom

import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));
vi.mock('@crossdock/web/connection.ts', () => ({ useConnection: () => ({ refresh: () => undefined }) }));
vi.mock('@crossdock/ui/Dialog.tsx', () => ({
  Dialog: ({ children }: { children: unknown }) => <div>{children as never}</div>,
}));

const { BulkDialog } = await import('../src/shell/BulkDialog.tsx');

const done: string[] = [];
const undone: string[] = [];
const assigning = {
  key: 'take',
  label: 'take',
  run: async (row: string) => {
    done.push(row);
    return { ok: true as const };
  },
  undo: async (row: string) => {
    undone.push(row);
    return { ok: true as const };
  },
  refreshes: [],
};

let drawn: Drawn;
beforeEach(async () => {
  done.length = 0;
  undone.length = 0;
  drawn = await draw(
    <BulkDialog act={assigning} rows={['a', 'b']} rowName={(row) => row} onClose={() => undefined} />,
  );
});

/** Clicks the last button. `detail` is the number of the click in a quick series at the same place. */
const press = (detail: number) =>
  act(async () => {
    [...drawn.place.querySelectorAll('button')]
      .at(-1)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  });

test('the second click of a double click does not undo what the first has done; a later click does', async () => {
  await act(async () => drawn.place.querySelector('form')?.requestSubmit());
  expect(done).toEqual(['a', 'b']);
  await press(2);
  expect(undone).toEqual([]);
  await press(1);
  expect(undone).toEqual(['a', 'b']);
});
