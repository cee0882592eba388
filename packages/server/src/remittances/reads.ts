import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { countUndecidedLines, pageOfLines } from './lines.store.ts';
import { allCarriers, pageOfRemittanceLists } from './store.ts';
import { pageOfUnremittedOrders, sumUnremittedByCarrier } from './unremitted.store.ts';
import { carrierRef, remittanceLineView, unremittedOrderOf } from './view.ts';

export const getRemittanceSettings: Handler<'getRemittanceSettings'> = async (tx) => {
  const [{ remittances }, carriers] = await Promise.all([currentSettings(tx), allCarriers(tx)]);
  return { lateDays: remittances.lateDays, carriers };
};

export const listRemittanceLines: Handler<'listRemittanceLines'> = async (tx, actor, input) => {
  const [page, counts] = await Promise.all([pageOfLines(tx, input), countUndecidedLines(tx, input)]);
  const ids = page.list.map(({ id }) => id);
  const awaited = await findAwaitedApprovals(tx, actor, 'remittance', ids);
  return { ...page, list: page.list.map((row) => remittanceLineView(row, awaited(row.id))), counts };
};

export const listRemittanceLists: Handler<'listRemittanceLists'> = async (tx, _actor, input) => {
  const page = await pageOfRemittanceLists(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, carrier: carrierRef(row), importedBy: row.staffName })),
  };
};

export const listUnremitted: Handler<'listUnremitted'> = async (tx, _actor, input) => {
  const { lateDays } = (await currentSettings(tx)).remittances;
  const filters = { ...input, lateDays };
  const [page, carriers] = await Promise.all([
    pageOfUnremittedOrders(tx, filters),
    sumUnremittedByCarrier(tx, filters),
  ]);
  return { ...page, list: page.list.map((row) => unremittedOrderOf(row, tx.now)), lateDays, carriers };
};
