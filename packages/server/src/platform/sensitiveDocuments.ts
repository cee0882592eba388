import { sensitiveDocuments } from '@crossdock/contract/wire/sensitiveDocuments.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { z } from 'zod';

/** Whether a value of this shape hands out the address of a paper. */
export function holdsSensitiveDocument(shape: z.core.$ZodType, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (sensitiveDocuments.has(shape)) return true;
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional)
    return holdsSensitiveDocument(shape.unwrap(), value);
  if (shape instanceof z.ZodArray)
    return Array.isArray(value) && value.some((one: unknown) => holdsSensitiveDocument(shape.element, one));
  if (!(shape instanceof z.ZodObject) || !isRecord(value)) return false;
  return Object.entries<z.core.$ZodType>(shape.shape).some(([name, part]) =>
    holdsSensitiveDocument(part, value[name]),
  );
}
