import type { Handler } from '../../platform/handler.ts';
import { endLooked, noteLooked } from './looks.store.ts';

export const lookAt: Handler<'lookAt'> = async (tx, { staffId }, { noun, id, here, editing }) => {
  const looked = { staffId, noun, id };
  await (here ? noteLooked(tx, looked, editing) : endLooked(tx, looked));
  return { done: true };
};
