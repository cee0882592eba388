import { refuse } from '@crossdock/contract/refusals.ts';
import type { LabelKind } from '@crossdock/domain/labels/sizes.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import {
  contentsOnLabels,
  membersOnLabels,
  ordersOnLabels,
  packagesOfLabeledOrders,
  packagesOnLabels,
  parcelsOnLabels,
  pickListsOnLabels,
  recordLabelPrints,
  shelvesOnLabels,
  totesOnLabels,
} from './store.ts';
import {
  boxLabelOf,
  type Label,
  memberLabelOf,
  orderLabelOf,
  parcelLabelOf,
  pickListLabelOf,
  shelfLabelOf,
  toteLabelOf,
} from './view.ts';

export const printLabels: Handler<'printLabels'> = async (tx, actor, { kind, ids, reason }) => {
  const asked = [...new Set(ids)];
  const found = Map.groupBy(await readers[kind](tx, actor, asked), ({ of }) => of);
  if (asked.some((id) => !found.has(id))) {
    const known = kind === 'box' && (await ordersOnLabels(tx, asked)).length === asked.length;
    return known ? refuse('label.notPacked') : refuse('row.notFound');
  }
  const labels = asked.flatMap((id) => found.get(id) ?? []);
  const counted = await recordLabelPrints(
    tx,
    // A package printed alone counts as the same label as in the print of all boxes of its order.
    kind === 'package' ? 'box' : kind,
    fieldOf(labels, 'id'),
  );
  const copies = new Map(counted.map((row) => [row.subjectId, row.copies]));
  const again = labels.find(({ id }) => (copies.get(id) ?? 1) > 1);
  if (again && reason === '') return refuse('label.reprint', { code: again.code }, 'reason');
  return { list: labels.map(({ of, ...label }) => ({ ...label, copy: copies.get(label.id) ?? 1 })) };
};

type Reader = (tx: Tx, actor: Staff, ids: readonly string[]) => Promise<Label[]>;

const contentsOf = (tx: Tx, rows: readonly { readonly packageId: string }[]) =>
  contentsOnLabels(tx, fieldOf(rows, 'packageId'));

/** Reads the content of the labels, by kind; the order of rows is not defined. */
const readers: Readonly<Record<LabelKind, Reader>> = {
  parcel: async (tx, { shop }, ids) =>
    (await parcelsOnLabels(tx, ids)).map((row) => parcelLabelOf(row, shop.timeZone)),
  shelf: async (tx, _actor, ids) => (await shelvesOnLabels(tx, ids)).map(shelfLabelOf),
  order: async (tx, { lang }, ids) => (await ordersOnLabels(tx, ids)).map((row) => orderLabelOf(row, lang)),
  box: async (tx, { lang }, ids) => {
    const rows = await packagesOfLabeledOrders(tx, ids);
    const parts = Map.groupBy(rows, ({ id }) => id);
    const contents = await contentsOf(tx, rows);
    return rows.map((row) => boxLabelOf(row, parts.get(row.id)?.length ?? 1, contents, lang));
  },
  package: async (tx, { lang }, ids) => {
    const rows = await packagesOnLabels(tx, ids);
    const contents = await contentsOf(tx, rows);
    return rows.map((row) => ({ ...boxLabelOf(row, row.parts, contents, lang), of: row.packageId }));
  },
  pickList: async (tx, { shop }, ids) =>
    (await pickListsOnLabels(tx, ids)).map((row) => pickListLabelOf(row, shop.timeZone)),
  tote: async (tx, _actor, ids) => (await totesOnLabels(tx, ids)).map(toteLabelOf),
  member: async (tx, _actor, ids) => (await membersOnLabels(tx, ids)).map(memberLabelOf),
};
