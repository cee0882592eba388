import { expect, test } from 'vitest';
import { z } from 'zod';
import { failuresOf, fieldFailures } from '../src/checkForm.ts';
import { resolverResult } from '../src/resolverResult.ts';

const schema = z.strictObject({
  name: z.string().min(1, 'field.required').max(3, 'field.tooLong'),
  sides: z.array(z.strictObject({ lengthMm: z.number().int().max(1_200) })),
});

test('a valid form keeps its values as entered', async () => {
  const values = { name: 'abc', sides: [{ lengthMm: 5 }] };
  expect(resolverResult(values, await failuresOf(schema, values, 'en'))).toEqual({ values, errors: {} });
});

test("each field's first error is in the reader's language, at its nested place", async () => {
  const values = { name: '', sides: [{ lengthMm: 5 }, { lengthMm: 5_000 }] };
  expect(resolverResult(values, await failuresOf(schema, values, 'tw'))).toMatchObject({
    values: {},
    errors: {
      name: { type: 'field.required', message: '請填寫這一項' },
      sides: [undefined, { lengthMm: { message: '不能大於 1200' } }],
    },
  });
  expect(await fieldFailures(schema, values, 'en')).toEqual({
    name: 'Fill in this field',
    'sides.1.lengthMm': 'Enter at most 1200',
  });
});
