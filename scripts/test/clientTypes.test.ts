import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeOf } from '../clientTypes.ts';

const written = (schema: z.ZodType) => typeOf(schema.toJSONSchema({ io: 'output', unrepresentable: 'any' }));

test.each([
  [z.string().regex(/a/).regex(/b/), 'string'],
  [z.enum(['a', 'b']).nullable(), '"a" | "b" | null'],
  [z.array(z.union([z.literal(1), z.boolean()])), 'Array<1 | boolean>'],
  [z.object({ 'a-b': z.int().optional(), c: z.null() }), '{ "a-b"?: number; "c": null }'],
  [z.record(z.enum(['a']), z.number()), 'Record<"a", number>'],
  [z.partialRecord(z.enum(['a']), z.number()), 'Partial<Record<"a", number>>'],
  [z.union([z.string(), z.null()]).and(z.string().regex(/a/)), '(string | null) & (string)'],
  [z.any(), 'unknown'],
])('a schema is written as a type %#', (schema, type) => {
  expect(written(schema)).toBe(type);
});

test('an unknown schema is not guessed', () => {
  expect(() => written(z.tuple([z.string()]))).toThrow('tuple');
  const tree: z.ZodType = z.object({ inner: z.lazy(() => tree.optional()) });
  expect(() => written(tree)).toThrow('reference');
});
