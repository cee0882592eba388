import { amountBoxPropsOf, choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { expect, test, vi } from 'vitest';

const typed = (value: string) => ({ currentTarget: { value } });

test('a choice has its labels and its error, and accepts only its options', () => {
  const set = vi.fn();
  const form = { values: { end: 'won' }, errors: { end: 'Choose' }, set } as const;
  const ends = ['won', 'lost'] as const;
  const box = choiceBoxPropsOf<'end', { end: (typeof ends)[number] }>(
    form,
    'end',
    ends,
    (end) => `It is ${end}`,
  );
  expect(box).toMatchObject({
    data: [
      { value: 'won', label: 'It is won' },
      { value: 'lost', label: 'It is lost' },
    ],
    value: 'won',
    error: 'Choose',
  });
  box.onChange(typed('lost'));
  box.onChange(typed('something else'));
  expect(set.mock.calls).toEqual([['end', 'lost']]);
});

test('an amount has the error of its field, and changes as text', () => {
  const onChange = vi.fn();
  const box = vi.fn(() => ({ value: '12', error: 'Too much', onChange }));
  const { value, error, onText } = amountBoxPropsOf({ box }, 'amount', 'amountMinor');
  expect([value, error]).toEqual(['12', 'Too much']);
  expect(box).toHaveBeenCalledWith('amount', 'amountMinor');
  onText('12.5');
  expect(onChange).toHaveBeenCalledWith(typed('12.5'));
});
