import type { openWorkCalls } from '@crossdock/contract/shops/openWork.ts';
import type { Handler } from '../platform/handler.ts';
import { openThings } from '../platform/openWork.store.ts';

export const listOpenWork: Handler<(typeof openWorkCalls)['listOpenWork']> = (tx, _actor, input) =>
  openThings(tx, input);
