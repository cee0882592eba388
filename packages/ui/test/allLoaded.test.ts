import { expect, test, vi } from 'vitest';
import { allLoaded } from '../src/allLoaded.ts';
import type { Loading } from '../src/Loaded.tsx';

const read = <T>(data: T | undefined, error: Loading<T>['error'] = null): Loading<T> => ({
  data,
  error,
  isPending: data === undefined && error === null,
  refetch: vi.fn(),
});

test('several reads are loaded when the last one is', () => {
  const both = allLoaded(read('rules'), read<string[]>(undefined));
  expect(both).toMatchObject({ data: undefined, error: null, isPending: true });
  expect(allLoaded(read('rules'), read(['types']))).toMatchObject({
    data: ['rules', ['types']],
    isPending: false,
  });
});

test('one failed read is the failure, and only missing reads are repeated', () => {
  const [good, bad] = [read('rules'), read<string>(undefined, { message: 'no network' })];
  const both = allLoaded(good, bad);
  expect(both).toMatchObject({ data: undefined, error: { message: 'no network' }, isPending: false });
  both.refetch();
  expect(good.refetch).not.toHaveBeenCalled();
  expect(bad.refetch).toHaveBeenCalledOnce();
});

test('loaded data stays although it could not be loaded again', () => {
  expect(allLoaded(read('old', { message: 'no network' }), read('new'))).toMatchObject({
    data: ['old', 'new'],
    error: null,
  });
});
