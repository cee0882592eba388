import type { ListWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import type { Tx } from '../../platform/db.ts';
import { db } from '../../platform/query.ts';
import { changeRows, deleteRows, findRow, fromShop, putRow, updateInShop } from '../../platform/rows.ts';
import { staffName } from '../../platform/staffName.ts';

/** The views of a list that a clerk sees: their own and the shared ones, by name. */
export function savedViewsOf(tx: Tx, staffId: string, list: ListWithSavedViews) {
  return tx.all(
    fromShop(tx, 'listViews', { 'listViews.list': list })
      .select(['listViews.name', 'listViews.search', 'listViews.shared', 'listViews.staffId'])
      .select(staffName(tx, 'listViews.staffId', 'staffName'))
      .where((eb) => eb.or([eb('listViews.staffId', '=', staffId), eb('listViews.shared', '=', true)]))
      .orderBy('listViews.name')
      .orderBy('listViews.staffId'),
  );
}

interface View {
  readonly staffId: string;
  readonly list: ListWithSavedViews;
  readonly name: string;
}

interface NewView extends View {
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

const theView = (tx: Tx, { staffId, list, name }: View) =>
  updateInShop(tx, 'listViews', { staffId, list, name });

/** Renames a view; false if there is none. A list that opens with the view still does so. */
export async function renameView(tx: Tx, view: View, name: string): Promise<boolean> {
  const renamed = await tx.maybe(theView(tx, view).set({ name }).returning('name'));
  if (renamed === undefined) return false;
  await changeRows(
    tx,
    'listLayouts',
    { list: view.list, firstViewBy: view.staffId, firstView: view.name },
    { firstView: name },
  );
  return true;
}

/** Shares a view or withdraws it; false if there is none. */
export async function shareView(tx: Tx, view: View, shared: boolean): Promise<boolean> {
  return (await tx.maybe(theView(tx, view).set({ shared }).returning('name'))) !== undefined;
}

export async function removeView(tx: Tx, { staffId, list, name }: View): Promise<void> {
  await deleteRows(tx, 'listViews', { staffId, list, name });
}

/** A clerk's choices for a list: the columns, and the view that it opens with. */
export function listLayoutOf(tx: Tx, staffId: string, list: ListWithSavedViews) {
  return findRow(tx, 'listLayouts', { staffId, list }, ['columns', 'firstViewBy', 'firstView']);
}

type Layout =
  | { readonly columns: string }
  | { readonly firstView: string; readonly firstViewBy: string | null };

export async function saveLayout(
  tx: Tx,
  key: { readonly staffId: string; readonly list: ListWithSavedViews },
  layout: Layout,
): Promise<void> {
  await putRow(tx, 'listLayouts', key, layout);
}

/** The names of the shop's active staff. */
export function activeStaffNames(tx: Tx) {
  return tx.all(
    fromShop(tx, 'staff', { status: 'active' }).select(['id', 'name']).orderBy('name').orderBy('id'),
  );
}
