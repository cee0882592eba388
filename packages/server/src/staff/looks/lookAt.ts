import type { Handler } from '../../platform/handler.ts';
import { endViewing, recordViewing } from './viewing.store.ts';

export const lookAt: Handler<'lookAt'> = async (tx, { staffId }, { noun, id, here, editing }) => {
  const looked = { staffId, noun, id };
  await (here ? recordViewing(tx, looked, editing) : endViewing(tx, looked));
  return { done: true };
};
