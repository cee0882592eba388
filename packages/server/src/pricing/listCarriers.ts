import type { Handler } from '../platform/handler.ts';
import { listCarrierRows } from './desk.store.ts';
import { staffCarrierOf } from './view.ts';

export const listCarriers: Handler<'listCarriers'> = async (tx) =>
  (await listCarrierRows(tx)).map(staffCarrierOf);
