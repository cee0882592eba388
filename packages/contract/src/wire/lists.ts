import { isOneOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { count, plain, query } from './values.ts';

const pageSizes = [10, 20, 50, 100] as const;
/** The fields that every list's input has. They are spread into the list's strict object. */
export const pageFields = {
  /**
   * The previous page's `next`. Rows that are added or removed do not shift the page, and no page costs more
   * than the first.
   */
  after: z.string().min(1, 'field.invalid').max(4_000, 'field.invalid').optional(),
  pageIndex: query.int(1, 1_000_000).default(1),
  pageSize: query
    .int(1, 100)
    .refine((n) => isOneOf(pageSizes, n), 'field.pageSize')
    .default(20),
};

const day = z.iso.date({ error: 'field.invalid' });
/**
 * The days on which a list's rows were created, in the shop's calendar: both days included, either one may be omitted.
 */
export const dayRangeFields = { fromDay: day.optional(), toDay: day.optional() };

const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The possible sort orders of a list, and the default, as fields to spread into a strict object. */
export function sortFields<const S extends readonly string[]>(by: S) {
  return { sort: z.enum(by).optional(), order: z.enum(sortOrders).optional() };
}

/** The answer with a whole list, `{ list }`, for lists that stay short. Longer ones are answered by `page`. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item) });

/** No fields: for a list without filters, or an answer that has only its rows. */
export const noFields = {};

/** The fields that every page of a list has. */
const pageShape = <T extends z.ZodType>(item: T) => ({
  list: z.array(item),
  total: count,
  pageIndex: count,
  pageSize: count,
  more: plain.yesNo,
  next: plain.maybeText,
});
type PageAnswer<T extends z.ZodType, W extends z.core.$ZodLooseShape> = z.ZodObject<
  ReturnType<typeof pageShape<T>> & W,
  z.core.$strip
>;

/** The answer of one list page: its rows, the fields of every page, and `besides`. */
export function page<T extends z.ZodType, W extends z.core.$ZodLooseShape = typeof noFields>(
  item: T,
  besides?: W,
): PageAnswer<T, W>;
export function page(item: z.ZodType, besides: z.core.$ZodLooseShape = noFields) {
  return z.object({ ...pageShape(item), ...besides });
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
