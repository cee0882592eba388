import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { pageOfUnremitted, sumsByCarrier } from './unremitted.store.ts';
import { unremittedOf } from './view.ts';

export const listUnremitted: Handler<'listUnremitted'> = async (tx, _actor, input) => {
  const { lateDays } = (await currentSettings(tx)).remittances;
  const filters = { ...input, lateDays };
  const [page, carriers] = await Promise.all([pageOfUnremitted(tx, filters), sumsByCarrier(tx, filters)]);
  return { ...page, list: page.list.map((row) => unremittedOf(row, tx.now)), lateDays, carriers };
};
