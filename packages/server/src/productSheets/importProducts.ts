import { fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { insertProduct, insertVariant, updateProduct, updateVariant } from '../products/desk.store.ts';
import { type JudgedProduct, judgeProducts } from './judgeProducts.ts';

/**
 * Rows are judged again, because data may have changed since the preview. A product is written with all its rows or
 * not at all; its other variants stay.
 */
export const importProducts: Handler<'importProducts'> = async (tx, actor, input) => {
  const rows = input.rows.map((row, at) => ({ ...row, row: at }));
  const messages = new Map<number, string>();
  const products = await judgeProducts(tx, actor, rows);
  const changed = refusalMessage(refuse('row.changed'), actor.lang);
  const beside = refusalMessage(refuse('product.rowBeside'), actor.lang);
  for (const product of inIdOrder(products)) {
    const written = product.good && (!product.changed || (await write(tx, actor, product)));
    if (written === 'taken') return refuse('row.changed');
    if (written) continue;
    for (const { row } of product.variants) {
      const [fault] = product.faultsOf(row);
      const said = fault && fieldMessage(fault.error, { ...fault.params }, actor.lang);
      messages.set(row.row, said ?? (product.good ? changed : beside));
    }
  }
  return { list: rows.map(({ row }) => ({ written: !messages.has(row), message: messages.get(row) ?? '' })) };
};

/** Sorts in id order, so that two imports of the same products never deadlock. */
const inIdOrder = (products: readonly JudgedProduct[]) =>
  products.toSorted((a, b) => ((a.known?.product.id ?? '') < (b.known?.product.id ?? '') ? -1 : 1));

/**
 * Writes a product. False if somebody changed it since it was judged; `taken` if a SKU was used at the same
 * moment.
 */
async function write(tx: Tx, actor: Staff, { known, fields, variants }: JudgedProduct) {
  const { fileIds = [], textFileIds = [] } = known?.product ?? {};
  const row = { ...fields, fileIds, textFileIds, updatedBy: actor.staffId };
  if (known && !(await updateProduct(tx, known.product, row))) return false;
  const productId = known?.product.id ?? (await insertProduct(tx, row));
  let position = Math.max(-1, ...(known?.variants ?? []).map((one) => one.position)) + 1;
  for (const { before, fields: variant } of variants) {
    if (variant === undefined) return false;
    const written = before
      ? await updateVariant(tx, before.id, { ...variant, productId, position: before.position })
      : await insertVariant(tx, { ...variant, productId, position: position++ });
    if (written === 'taken') return written;
  }
  return true;
}
