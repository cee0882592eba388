import { beforeEach, expect, test, vi } from 'vitest';
import {
  autoPrintOnPacking,
  autoPrintOnReceipt,
  autoPrintOnShelving,
  printLabels,
} from '../src/shell/labelJobs.ts';
import { labelStation, type Station, storeLabelStation } from '../src/shell/labelStation.ts';

interface Asked {
  readonly ids: readonly string[];
  readonly kind: string;
  readonly way: string;
  readonly reason: string;
}

const { asked, out, opened, printedBefore } = vi.hoisted(() => ({
  asked: [] as Asked[],
  out: [] as string[],
  opened: { fails: '' },
  printedBefore: new Set<string>(),
}));
vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));
vi.mock('../src/shell/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../src/shell/client.ts', () => ({
  client: {
    attempt: async (_call: string, input: Asked) => {
      asked.push(input);
      if (input.reason === '' && input.ids.some((id) => printedBefore.has(id)))
        return { ok: false, failure: { error: 'label.reprint', message: 'again' } };
      return { ok: true, data: { list: input.ids.map((id) => ({ id })) } };
    },
  },
}));
vi.mock('../src/shell/labelOutput.ts', () => ({
  openLabelOutput: async () => {
    if (opened.fails !== '') throw new Error(opened.fails);
    return async (kind: string, list: readonly { id: string }[]) =>
      void out.push(`${kind} ${list.map(({ id }) => id).join(',')}`);
  },
}));

const kept = new Map<string, string>();
beforeEach(() => {
  asked.length = 0;
  out.length = 0;
  opened.fails = '';
  printedBefore.clear();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const station = (part: Partial<Station>) => storeLabelStation({ ...labelStation(), ...part });
/** Resolves once all labels that were requested before are printed. */
const done = () => printLabels('shelf', ['end']);

test('a desk remembers its choice, and replaces an invalid one by the usual one', () => {
  const usual = { way: 'browser', size: '100x150', dpi: 203, receiving: 'off', packing: false };
  expect(labelStation()).toEqual(usual);
  const chosen = { way: 'tspl', size: '50x30', dpi: 300, receiving: 'shelved', packing: true } as const;
  station(chosen);
  expect(labelStation()).toEqual(chosen);
  for (const text of ['{"way":"fax","size":"A4","dpi":72,"receiving":1,"packing":"yes"}', 'null', '[', '']) {
    kept.set('crossdock.console.labels', text);
    expect(labelStation()).toEqual(usual);
  }
});

test.each([
  ['off', []],
  ['received', ['parcel p1', 'parcel p2']],
  ['shelved', ['parcel p2', 'parcel p3']],
] as const)('with “%s” a desk prints %j without a click', async (receiving, wanted) => {
  station({ receiving });
  autoPrintOnReceipt('p1', { onShelf: false });
  autoPrintOnReceipt('p2', { onShelf: true });
  autoPrintOnShelving('p3');
  autoPrintOnPacking('o1');
  await done();
  expect(out).toEqual([...wanted, 'shelf end']);
});

test('packing prints the boxes if the desk says so', async () => {
  station({ packing: true });
  autoPrintOnPacking('o1');
  await done();
  expect(out).toEqual(['box o1', 'shelf end']);
});

test('a label that a desk prints again automatically is marked as a copy; a click without a reason prints none', async () => {
  station({ receiving: 'received' });
  printedBefore.add('p1');
  expect(await printLabels('parcel', ['p1'])).toEqual({ failed: 'again', message: 'again' });
  autoPrintOnReceipt('p1', { onShelf: false });
  await vi.waitFor(() => expect(out).toEqual(['parcel p1']));
  expect(asked.map(({ reason }) => reason)).toEqual(['', '', 'labels.auto.received']);
});

test('many labels are requested in parts and printed in one job, in order', async () => {
  const ids = Array.from({ length: 401 }, (_, at) => `s${at}`);
  expect(await printLabels('shelf', ids)).toEqual({ printed: 401 });
  expect(asked.map((one) => one.ids.length)).toEqual([200, 200, 1]);
  expect(out).toEqual([`shelf ${ids.join(',')}`]);
});

test('no copy is counted where the printer cannot be reached', async () => {
  opened.fails = 'no printer';
  expect(await printLabels('parcel', ['p1'])).toEqual({ failed: 'refused', message: 'no printer' });
  expect(asked).toEqual([]);
});
