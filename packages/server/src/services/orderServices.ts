import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveServicePositions } from './catalogue.store.ts';

export const orderServices: Handler<'orderServices'> = async (tx, _actor, { ids }) =>
  (await saveServicePositions(tx, ids)) === ids.length ? { done: true } : refuse('row.notFound');
