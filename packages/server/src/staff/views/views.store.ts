import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import type { Tx } from '../../platform/db.ts';
import { db } from '../../platform/query.ts';

export function viewsOf(tx: Tx, staffId: string, list: ViewedList) {
  return tx.all(
    db
      .selectFrom('list_views')
      .select(['name', 'search'])
      .where('shop_id', '=', tx.shopId)
      .where('staff_id', '=', staffId)
      .where('list', '=', list)
      .orderBy('name'),
  );
}

interface NewView {
  readonly staff_id: string;
  readonly list: ViewedList;
  readonly name: string;
  readonly search: Readonly<Record<string, string | number | boolean>>;
}

export async function saveView(tx: Tx, { search, ...key }: NewView): Promise<void> {
  const said = JSON.stringify(search);
  await tx.run(
    db
      .insertInto('list_views')
      .values({ ...key, search: said, shop_id: tx.shopId, created_at: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'staff_id', 'list', 'name']).doUpdateSet({ search: said }),
      ),
  );
}

export async function removeView(tx: Tx, staffId: string, list: ViewedList, name: string): Promise<void> {
  await tx.run(
    db
      .deleteFrom('list_views')
      .where('shop_id', '=', tx.shopId)
      .where('staff_id', '=', staffId)
      .where('list', '=', list)
      .where('name', '=', name),
  );
}
