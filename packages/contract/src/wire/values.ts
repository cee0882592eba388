import { langs } from '@crossdock/domain/languages.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';

/** Building blocks of inputs and outputs. GET inputs arrive as text: use `query.*` for them. */
export const id = z.uuid({ error: 'field.id' });
export const instant = z.iso.datetime();
export const minor = z.number().int();
/** Texts in the three languages, as stored for names that a shop writes. */
export const texts = z.strictObject({ zh: z.string(), tw: z.string(), en: z.string() });
export type Texts = z.infer<typeof texts>;
export const lang = z.enum(langs);
export type Lang = z.infer<typeof lang>;

/** A whole number in a JSON body; a missing and an unreadable one are different errors. */
export const whole = z
  .number({ error: (issue) => (issue.input === undefined ? 'field.required' : 'field.invalid') })
  .int('field.integer');

/** Trimmed text of 1 to `max` characters. */
export function text(max: number) {
  return z.string({ error: 'field.required' }).trim().min(1, 'field.required').max(max, 'field.tooLong');
}

/** Trimmed text that may be empty. */
export function note(max: number) {
  return z.string().trim().max(max, 'field.tooLong');
}

export const nothing = z.strictObject({});
export const done = z.object({ done: z.literal(true) });

export const query = {
  int: (min: number, max: number) =>
    z.coerce
      .number<string | number>()
      .int('field.integer')
      .min(min, 'field.tooSmall')
      .max(max, 'field.tooBig'),
  flag: () => z.union([z.boolean(), z.stringbool()]),
  ids: (max = 100) =>
    z
      .union([z.string().transform((joined) => joined.split(',').filter(Boolean)), z.array(z.string())])
      .pipe(z.array(id).max(max, 'field.tooMany')),
};

const pageSizes = [10, 20, 50, 100] as const;
/** Fields of every list input (decision 6). Spread into a strictObject. */
export const pageFields = {
  /**
   * After the previous page, by its `next`: rows that come or go do not shift the page, and no page costs more than
   * the first.
   */
  after: z.string().min(1, 'field.invalid').max(4_000, 'field.invalid').optional(),
  pageIndex: query.int(1, 1_000_000).default(1),
  pageSize: query
    .int(1, 100)
    .refine((n) => isOneOf(pageSizes, n), 'field.pageSize')
    .default(20),
};

const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The possible orders of a list, and the default. Spread into a strictObject. */
export function sortFields<const S extends readonly string[]>(by: S) {
  return { sort: z.enum(by).optional(), order: z.enum(sortOrders).optional() };
}

/** `total` is exact up to 10,000 and otherwise capped there, so that counting never costs more than listing. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    total: z.number().int(),
    pageIndex: z.number().int(),
    pageSize: z.number().int(),
    more: z.boolean(),
    next: z.string().nullable(),
  });
}
export interface Page<T> {
  list: T[];
  total: number;
  pageIndex: number;
  pageSize: number;
  more: boolean;
  next: string | null;
}

/** Whether a call answers a list page by page. */
export const isPaged = ({ input }: { readonly input: z.ZodType }): boolean =>
  input instanceof z.ZodObject && 'pageIndex' in input.shape;
