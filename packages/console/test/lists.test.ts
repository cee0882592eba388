import { describe, expect, test, vi } from 'vitest';
import { type BulkAction, type BulkResult, partitionRows, runBulk } from '../src/shell/bulk.ts';
import { emptyListTexts } from '../src/shell/emptyListTexts.ts';
import { chosenColumns } from '../src/shell/listColumns.ts';
import { activeFilterChips, filterParamNames, type ListFilter } from '../src/shell/listFilters.ts';
import { isListViewShown, rowFilterParams, urlParamsToSave, viewNameForCopy } from '../src/shell/listView.ts';

vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string, given: Readonly<Record<string, string>> = {}) =>
    key === 'shell.list.chip' ? `${given.label}: ${given.value}` : [key, ...Object.values(given)].join(' '),
  titleAndText: (key: string) => ({ title: key, text: `${key}.text` }),
}));
vi.mock('../src/shell/api.ts', () => ({}));

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All',
    data: [
      { value: 'received', label: 'Received' },
      { value: 'shelved', label: 'Shelved' },
    ],
  },
  { kind: 'days', label: 'Made' },
  { kind: 'named', name: 'memberId', label: 'Member', shown: 'Lin Mei' },
];

describe('chips', () => {
  const chips = (found: Record<string, string>) => activeFilterChips(filters, found);

  test('name each active filter and its value, and each removes only its own part of the URL', () => {
    const found = { state: 'shelved,received', fromDay: '2026-11-01', toDay: '2026-11-03', memberId: 'x' };
    expect(chips(found).map(({ label }) => label)).toEqual([
      'State: Shelved',
      'State: Received',
      'Made: 2026-11-01 – 2026-11-03',
      'Member: Lin Mei',
    ]);
    expect(chips(found).map(({ without }) => without)).toEqual([
      { state: 'received' },
      { state: 'shelved' },
      { fromDay: undefined, toDay: undefined },
      { memberId: undefined },
    ]);
    expect(chips({ state: 'shelved' })[0]?.without).toEqual({ state: undefined });
    expect(chips({ fromDay: '2026-11-01' })[0]?.label).toBe('Made: shell.list.since 2026-11-01');
    expect(chips({ toDay: '2026-11-03' })[0]?.label).toBe('Made: shell.list.until 2026-11-03');
    expect(chips({ fromDay: '2026-11-01', toDay: '2026-11-01' })[0]?.label).toBe('Made: 2026-11-01');
    expect(chips({ state: 'gone' })).toEqual([]);
    expect(filterParamNames(filters)).toEqual(['state', 'fromDay', 'toDay', 'memberId']);
  });
});

test('a filtered list that is empty does not say that everything is done', () => {
  const usual = { picture: 'done', title: 'All caught up' } as const;
  const said = (more: object) =>
    emptyListTexts({ asked: { call: 'listProblems', input: { shelf: 'open', ...more } } }, ['shelf'], usual)
      .title;
  expect(said({})).toBe('All caught up');
  expect(said({ words: 'SF1' })).toBe('shell.list.noMatch');
});

describe('columns', () => {
  const column = (key: string, more: object = {}) => ({ key, title: key, cell: () => key, ...more });
  const all = [column('number'), column('weight', { from: 'wide' }), column('remark', { extra: true })];
  const keys = (chosen: string[]) => chosenColumns(all, chosen).map(({ key }) => key);

  test("are the list's own until somebody chooses, then the chosen ones in their order at every width", () => {
    expect(keys([])).toEqual(['number', 'weight']);
    expect(keys(['remark', 'weight'])).toEqual(['remark', 'weight']);
    expect(chosenColumns(all, ['weight'])[0]?.from).toBeUndefined();
    expect(keys(['gone'])).toEqual(['number', 'weight']);
  });
});

describe('a view', () => {
  test('stores filters, order and columns, but not the page, its size or the opened row', () => {
    const search = { state: 'shelved', sort: 'weight', order: 'desc', page: 3, size: 50, row: 'x' };
    expect(urlParamsToSave(search, ['number', 'weight'])).toEqual({
      state: 'shelved',
      sort: 'weight',
      order: 'desc',
      columns: 'number,weight',
    });
    expect(urlParamsToSave({ ...search, columns: 'weight' }, ['number']).columns).toBe('weight');
    expect(isListViewShown({ sort: 'weight', state: 'shelved', order: 'desc' }, search)).toBe(true);
    expect(isListViewShown({ state: 'shelved' }, search)).toBe(false);
    expect(isListViewShown({ olderThanDays: 7 }, { olderThanDays: '7', page: 2 })).toBe(true);
  });

  test('other filters mean other rows; another page, order or columns do not', () => {
    const search = { state: 'shelved', courier: 'sf' };
    const same = {
      courier: 'sf',
      page: 2,
      row: 'x',
      sort: 'weight',
      order: 'asc',
      columns: 'number',
      state: 'shelved',
    };
    expect(rowFilterParams(same)).toBe(rowFilterParams(search));
    expect(rowFilterParams({ state: 'shelved' })).not.toBe(rowFilterParams(search));
  });

  test('of another clerk is copied under a free name', () => {
    expect(viewNameForCopy('late', ['mine'])).toBe('late');
    expect(viewNameForCopy('late', ['late', 'late 2'])).toBe('late 3');
  });
});

type Act = BulkAction<string>['run'];

describe('a bulk action', () => {
  const refused = (message: string, more: object = {}) =>
    ({ ok: false, failure: { message, ...more } }) as const;

  test('applies to rows whose state allows it, and leaves rows that have changed since to the server', () => {
    const rows = [{ state: 'open' }, { state: 'over' }, { state: 'over' }];
    const skips = ({ state }: { state: string }) => (state === 'over' ? 'is over' : undefined);
    const [open, over, changed] = rows;
    expect(partitionRows(rows, skips)).toEqual({
      doable: [open],
      skipped: [
        { row: over, why: 'is over' },
        { row: changed, why: 'is over' },
      ],
    });
    expect(partitionRows(rows, skips, (row) => row === changed)).toEqual({
      doable: [open, changed],
      skipped: [{ row: over, why: 'is over' }],
    });
    expect(partitionRows(rows, undefined).skipped).toEqual([]);
  });

  test('continues after a refused row and says why it was refused', async () => {
    const results: [string, string][] = [];
    await runBulk({
      rows: ['a', 'b', 'c'],
      act: async (row) => (row === 'b' ? refused('gone') : { ok: true }),
      onResult: ({ row, why }) => results.push([row, why]),
      isStopped: () => false,
    });
    expect(results).toEqual([
      ['a', ''],
      ['b', 'gone'],
      ['c', ''],
    ]);
  });

  test('sends a row again with its own key if the server asks to wait or does not answer', async () => {
    const sent: string[] = [];
    const waits: number[] = [];
    const answers = [
      refused('busy', { retryAfterS: 3 }),
      refused('lost', { undecided: true }),
      { ok: true } as const,
    ];
    const results: string[] = [];
    await runBulk({
      rows: ['a', 'b'],
      act: async (_row, key) => {
        sent.push(key);
        return answers.shift() ?? { ok: true };
      },
      onResult: ({ why }) => results.push(why),
      isStopped: () => false,
      wait: async (ms) => void waits.push(ms),
    });
    expect(results).toEqual(['', '']);
    expect(waits).toEqual([3_000, 2_000]);
    expect(new Set(sent.slice(0, 3)).size).toBe(1);
    expect(sent[3]).not.toBe(sent[0]);
  });

  test('stores each result; a row with an unknown result is tried again with its own key, a refused one with a new key', async () => {
    const sent = { a: [] as string[], b: [] as string[], c: [] as string[] };
    type Name = keyof typeof sent;
    let results: BulkResult<Name>[] = [];
    const round = (rows: readonly Name[], answerOf: (row: Name) => Awaited<ReturnType<Act>>) => {
      const keys = new Map(results.map(({ row, undecidedKey }) => [row, undecidedKey]));
      results = [];
      return runBulk({
        rows,
        keyOf: (row) => keys.get(row),
        act: async (row, key) => {
          if (sent[row].at(-1) !== key) sent[row].push(key);
          return answerOf(row);
        },
        onResult: (result) => results.push(result),
        isStopped: () => false,
        wait: async () => {},
      });
    };
    await round(['a', 'b', 'c'], (row) =>
      row === 'a'
        ? { ok: true, note: 'a second person approves' }
        : refused('no', row === 'b' ? { undecided: true } : {}),
    );
    expect(results.map(({ why, note }) => [why, note])).toEqual([
      ['', 'a second person approves'],
      ['no', undefined],
      ['no', undefined],
    ]);
    await round(['b', 'c'], () => ({ ok: true }));
    expect(results.map(({ why }) => why)).toEqual(['', '']);
    expect([sent.a.length, sent.b.length, sent.c.length]).toEqual([1, 1, 2]);
  });

  test('gives up a row that never answers, and stops when asked to', async () => {
    const results: string[] = [];
    await runBulk({
      rows: ['a', 'b', 'c'],
      act: async (row) => (row === 'a' ? refused('lost', { undecided: true }) : { ok: true }),
      onResult: ({ why }) => results.push(why),
      isStopped: () => results.length === 2,
      wait: async () => undefined,
    });
    expect(results).toEqual(['lost', '']);
  });
});
