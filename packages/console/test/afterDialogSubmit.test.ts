import { expect, test, vi } from 'vitest';
import { afterDialogSubmit } from '../src/shell/afterDialogSubmit.ts';
import { failedRows, toCommitResult } from '../src/shell/sheetRows.ts';

const answer = { done: true } as const;
const input = { id: '1' };

test('a dialog’s form says that it is saved and closes, unless it says something else', () => {
  const onClose = vi.fn();
  const usual = afterDialogSubmit<'revokeKey'>({ onClose });
  expect(usual.done).toBe('shell.saved');
  usual.onDone(answer, input);
  expect(onClose).toHaveBeenCalledOnce();
  expect(afterDialogSubmit<'revokeKey'>({ onClose, done: 'Made' }).done).toBe('Made');
});

test('a dialog’s own end runs before it closes, and replaces the usual message', () => {
  const order: string[] = [];
  const end = afterDialogSubmit<'revokeKey'>({
    onDone: () => order.push('told'),
    onClose: () => order.push('closed'),
  });
  expect(end.done).toBeUndefined();
  end.onDone(answer, input);
  expect(order).toEqual(['told', 'closed']);
});

test('rows of a sheet that were not written are found by their place or their number', () => {
  const rows = [{ number: '1' }, { number: '2' }, { number: '3' }];
  const list = [
    { written: true, message: '' },
    { written: false, message: 'no' },
    { written: true, message: '' },
  ];
  const failures = [{ row: { number: '2' }, message: 'no' }];
  expect(toCommitResult({ ok: true, data: { list } }, rows, ({ written }) => written)).toEqual({
    ok: true,
    data: { written: 2, failures },
  });
  expect(failedRows(rows, ['2'], 'no')).toEqual(failures);
});
