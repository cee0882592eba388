import { papers } from '@crossdock/contract/wire/papers.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { z } from 'zod';

/** Whether a value of this shape contains the address of a sensitive document. */
export function holdsPaper(shape: z.core.$ZodType, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (papers.has(shape)) return true;
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional)
    return holdsPaper(shape.unwrap(), value);
  if (shape instanceof z.ZodArray)
    return Array.isArray(value) && value.some((one: unknown) => holdsPaper(shape.element, one));
  if (!(shape instanceof z.ZodObject) || !isRecord(value)) return false;
  return Object.entries<z.core.$ZodType>(shape.shape).some(([name, part]) => holdsPaper(part, value[name]));
}
