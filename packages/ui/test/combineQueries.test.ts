import { expect, test, vi } from 'vitest';
import { combineQueries } from '../src/combineQueries.ts';
import type { LoadableQuery } from '../src/Loaded.tsx';

const read = <T>(data: T | undefined, error: LoadableQuery<T>['error'] = null): LoadableQuery<T> => ({
  data,
  error,
  isPending: data === undefined && error === null,
  refetch: vi.fn(),
});

test('several reads are loaded when the last one is', () => {
  const both = combineQueries(read('rules'), read<string[]>(undefined));
  expect(both).toMatchObject({ data: undefined, error: null, isPending: true });
  expect(combineQueries(read('rules'), read(['types']))).toMatchObject({
    data: ['rules', ['types']],
    isPending: false,
  });
});

test('one failed read is the failure, and only missing reads are repeated', () => {
  const [good, bad] = [read('rules'), read<string>(undefined, { message: 'no network' })];
  const both = combineQueries(good, bad);
  expect(both).toMatchObject({ data: undefined, error: { message: 'no network' }, isPending: false });
  both.refetch();
  expect(good.refetch).not.toHaveBeenCalled();
  expect(bad.refetch).toHaveBeenCalledOnce();
});

test('loaded data stays although it could not be loaded again', () => {
  expect(combineQueries(read('old', { message: 'no network' }), read('new'))).toMatchObject({
    data: ['old', 'new'],
    error: null,
  });
});
