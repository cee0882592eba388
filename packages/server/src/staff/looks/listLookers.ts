import type { Handler } from '../../platform/handler.ts';
import { findColleaguesViewing } from './viewing.store.ts';

export const listLookers: Handler<'listLookers'> = async (tx, { staffId }, { noun, id }) => ({
  list: await findColleaguesViewing(tx, { staffId, noun, id }),
});
