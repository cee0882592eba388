import type { Tx } from './db.ts';

/**
 * Deletes rows of a table to which no row of another table refers, and answers which. Rows of other tables that
 * belong to these rows must have been deleted before.
 */
export async function deleteUnreferencedRows(
  tx: Tx,
  table: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows: references } = await tx.raw(
    `select quote_ident(class.relname) as "inTable", quote_ident(attribute.attname) as "inColumn"
     from pg_constraint as link
       join pg_class as class on class.oid = link.conrelid
       join pg_attribute as target on target.attrelid = link.confrelid
       join unnest(link.confkey) with ordinality as place (attnum, at) on place.attnum = target.attnum
       join pg_attribute as attribute on attribute.attrelid = link.conrelid and attribute.attnum = link.conkey[place.at]
     where link.contype = 'f' and link.confrelid = $1::regclass and target.attname = 'id' and not class.relispartition
     order by 1, 2`,
    [table],
  );
  const named = references.map(
    ({ inTable, inColumn }) =>
      `and not exists (select from ${inTable} as user_of where user_of.shop_id = $1 and user_of.${inColumn} = gone.id)`,
  );
  const { rows } = await tx.raw(
    `delete from ${table} as gone where gone.shop_id = $1 and gone.id = any($2::uuid[]) ${named.join(' ')} returning id`,
    [tx.shopId, `{${ids.join()}}`],
  );
  return new Set(rows.map(({ id }) => String(id)));
}
