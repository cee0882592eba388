import type { Handler } from '../../platform/handler.ts';
import { lookersAt } from './looks.store.ts';

export const listLookers: Handler<'listLookers'> = async (tx, { staffId }, { noun, id }) => ({
  list: await lookersAt(tx, { staffId, noun, id }),
});
