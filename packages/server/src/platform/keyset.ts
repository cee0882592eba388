import { hash } from 'node:crypto';
import {
  ExpressionWrapper,
  type OperationNode,
  type OrderByItemNode,
  RawNode,
  ReferenceNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  type SqlBool,
  sql,
} from 'kysely';
import { db } from './query.ts';

/** The requested part of a list: after a given row if a previous page named one, else by page number. */
export interface Paging {
  readonly pageIndex: number;
  readonly pageSize: number;
  /** The `next` of the previous page. It overrides `pageIndex`. */
  readonly after?: string | undefined;
}

/** The end of a page: whether there are more rows, and the cursor to them. */
export interface PageEnd {
  readonly more: boolean;
  /** Null at the end of the list, and if there is no cursor: see `pageByIds`. */
  readonly next: string | null;
}

interface Ended<O> {
  readonly rows: O[];
  readonly end: PageEnd;
}

/** A cursor that no page of this list in this order has returned. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

/** One of the sort keys of a list. */
interface Key {
  readonly by: ExpressionWrapper<never, never, unknown>;
  readonly isDown: boolean;
  /** Where rows with null are sorted. */
  readonly nulls: 'first' | 'last' | 'none';
}

type Value = string | null;
/** A row with its position in the list; the position is removed before the page is answered. */
interface Placed {
  placeInList?: Value[];
}
type Rows<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>;

/**
 * A position in a list, expressed in the list's own order. The last key is unique, so rows that are added or removed
 * between two pages do not shift the position: every other row is listed once.
 */
export class Keyset {
  readonly #keys: readonly Key[];
  /**
   * Identifies the sort order of the list, because a position is valid only in the sort order for which it was made.
   */
  readonly #mark: string;

  constructor(ordered: { toOperationNode(): OperationNode }) {
    const node = ordered.toOperationNode();
    const items = SelectQueryNode.is(node) ? (node.orderBy?.items ?? []) : [];
    if (items.length === 0) throw new Error('a list without an order');
    this.#keys = items.map(keyOf);
    this.#mark = markOf(sql.join(items.map((item) => new ExpressionWrapper(item))).compile(db).sql);
  }

  /** Selects the rows of the page, and one more if there are more. */
  cut<DB, TB extends keyof DB, O>(
    rows: Rows<DB, TB, O>,
    { pageIndex, pageSize, after }: Paging,
  ): Rows<DB, TB, O> {
    const some = rows.limit(pageSize + 1);
    if (after === undefined) return some.offset((pageIndex - 1) * pageSize);
    return some.where(beyond(this.#keys, this.#valuesOf(after)));
  }

  /** The rows, each with its position. */
  placed<DB, TB extends keyof DB, O>(rows: Rows<DB, TB, O>): Rows<DB, TB, O & Placed> {
    const texts = this.#keys.map(({ by }) => sql<Value>`(${by})::text`);
    return rows.select(sql<Value[]>`array[${sql.join(texts)}]`.as('placeInList'));
  }

  /**
   * The page's rows out of the found ones. With `isPart`, only some rows were searched, so there is no cursor to the
   * rest.
   */
  end<O>(found: readonly (O & Placed)[], { pageSize }: Paging, isPart = false): Ended<O> {
    const more = isPart || found.length > pageSize;
    const place = found[pageSize - 1]?.placeInList;
    const next = more && place && !isPart ? JSON.stringify([this.#mark, ...place]) : null;
    const rows = found.slice(0, pageSize);
    for (const row of rows) delete row.placeInList;
    return { rows, end: { more, next } };
  }

  #valuesOf(after: string): Value[] {
    if (isId(after) && this.#mark.startsWith(idMark)) return [after];
    const [mark, ...values] = placeIn(after);
    if (mark !== this.#mark || values.length !== this.#keys.length) throw new InvalidCursor();
    return values;
  }
}

/** The bounds of a page, for lists sorted by descending id whose statements are compiled once. */
export function pageBounds({ pageIndex, pageSize, after }: Paging) {
  const before = after === undefined ? latestId : idIn(after);
  return { before, limit: pageSize + 1, offset: after === undefined ? (pageIndex - 1) * pageSize : 0 };
}

/**
 * Whether so many rows are skipped that only their ids should be read, because skipping a full row also
 * computes its joins and inner selects.
 */
export const isDeepPage = ({ offset }: { readonly offset: number }): boolean => offset >= 200;

function idIn(after: string): string {
  if (isId(after)) return after;
  const [mark, id] = placeIn(after);
  if (mark !== idMark || !id) throw new InvalidCursor();
  return id;
}

/** The page's rows out of the found ones, for lists sorted by descending id. */
export function pageSortedById<O extends { readonly id: string }>(
  found: readonly O[],
  pageSize: number,
): Ended<O> {
  const more = found.length > pageSize;
  const next = more ? JSON.stringify([idMark, found[pageSize - 1]?.id]) : null;
  return { rows: found.slice(0, pageSize), end: { more, next } };
}

/** Marks the positions of lists sorted by id. Older programs continue such lists after a row's id. */
const idMark = 'id';
const ordersById = /^"(\w+"\.")?id"( asc| desc)?$/;
const latestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/** A short name for a sort order. */
function markOf(order: string): string {
  if (ordersById.test(order)) return order.endsWith(' desc') ? idMark : `${idMark}+`;
  return `#${hash('sha256', order, 'base64url').slice(0, 8)}`;
}

/** Reads a position that `end` wrote; `cursors.ts` refuses all other texts. */
function placeIn(after: string): [mark: string, ...values: Value[]] {
  if (isId(after)) throw new InvalidCursor();
  return JSON.parse(after);
}

function keyOf(item: OrderByItemNode): Key {
  const { direction, nulls } = item;
  const isDown = direction !== undefined && RawNode.is(direction) && direction.sqlFragments[0] === 'desc';
  // PostgreSQL sorts nulls first in descending order and last in ascending order. A plain ascending column counts as
  // having no nulls, unless the order says where they are sorted.
  const usual = isDown ? 'first' : ReferenceNode.is(item.orderBy) ? 'none' : 'last';
  return { by: new ExpressionWrapper(item.orderBy), isDown, nulls: nulls ?? usual };
}

/** The condition for rows after the one with these values. */
function beyond(keys: readonly Key[], values: readonly Value[]) {
  const isPlain = keys.every(({ isDown, nulls }) => isDown === keys[0]?.isDown && nulls !== 'last');
  // With this comparison of rows, an index in the same order can start at the position. It leaves out rows with null,
  // which are sorted before the position.
  if (isPlain && !values.includes(null) && (keys[0]?.isDown || keys.every(({ nulls }) => nulls === 'none')))
    return sql<SqlBool>`(${sql.join(keys.map(({ by }) => by))}) ${sql.raw(keys[0]?.isDown ? '<' : '>')} (${sql.join(values)})`;
  return step(keys, values);
}

function step([key, ...keys]: readonly Key[], [value = null, ...values]: readonly Value[]): Condition {
  if (key === undefined) return sql`false`;
  const behind = behindOne(key, value);
  if (keys.length === 0) return behind;
  const same = value === null ? sql`${key.by} is null` : sql`${key.by} = ${value}`;
  const either = sql<SqlBool>`(${behind} or (${same} and ${step(keys, values)}))`;
  // The condition on the first key alone lets an index on only that key start at the position.
  return value === null || key.nulls === 'last'
    ? either
    : sql`(${key.by} ${sql.raw(key.isDown ? '<=' : '>=')} ${value} and ${either})`;
}

type Condition = ReturnType<typeof sql<SqlBool>>;

function behindOne({ by, isDown, nulls }: Key, value: Value): Condition {
  if (value === null) return nulls === 'first' ? sql`${by} is not null` : sql`false`;
  const behind = sql<SqlBool>`${by} ${sql.raw(isDown ? '<' : '>')} ${value}`;
  return nulls === 'last' ? sql`(${behind} or ${by} is null)` : behind;
}
