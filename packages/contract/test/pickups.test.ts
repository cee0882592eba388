import { expect, test } from 'vitest';
import { addPickTaskInput } from '../src/pickups/shapes.ts';

test.each([
  ['13800138000', []],
  ['020-3871-2200', []],
  ['+86 20 3871 2200 #12', []],
  ['12', ['field.phoneShort']],
  ['()-+', ['field.phoneShort']],
  ['call me', ['field.phoneFree', 'field.phoneShort']],
  ['', ['field.required']],
])('a driver can call %j: %j', (phone, faults) => {
  const { error } = addPickTaskInput.shape.phone.safeParse(phone);
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(faults);
});
