import type { ViewedList } from '@crossdock/contract/staff/listViews.ts';
import type { Tx } from '../../platform/db.ts';
import { db } from '../../platform/query.ts';

export function viewsOf(tx: Tx, staffId: string, list: ViewedList) {
  return tx.all(
    db
      .selectFrom('listViews')
      .select(['name', 'search'])
      .where('shopId', '=', tx.shopId)
      .where('staffId', '=', staffId)
      .where('list', '=', list)
      .orderBy('name'),
  );
}

interface NewView {
  readonly staffId: string;
  readonly list: ViewedList;
  readonly name: string;
  readonly search: Readonly<Record<string, string | number | boolean>>;
}

export async function saveView(tx: Tx, { search, ...key }: NewView): Promise<void> {
  const said = JSON.stringify(search);
  await tx.run(
    db
      .insertInto('listViews')
      .values({ ...key, search: said, shopId: tx.shopId, createdAt: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'staffId', 'list', 'name']).doUpdateSet({ search: said }),
      ),
  );
}

export async function removeView(tx: Tx, staffId: string, list: ViewedList, name: string): Promise<void> {
  await tx.run(
    db
      .deleteFrom('listViews')
      .where('shopId', '=', tx.shopId)
      .where('staffId', '=', staffId)
      .where('list', '=', list)
      .where('name', '=', name),
  );
}
