import type { Handler } from '../../platform/handler.ts';
import { findColleaguesViewing } from './looks.store.ts';

export const listLookers: Handler<'listLookers'> = async (tx, { staffId }, { noun, id }) => ({
  list: await findColleaguesViewing(tx, { staffId, noun, id }),
});
