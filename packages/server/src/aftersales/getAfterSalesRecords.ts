import type { Handler } from '../platform/handler.ts';
import { claimsOf } from './store.ts';
import { claimReader } from './view.ts';

export const getAfterSalesRecords: Handler<'getAfterSalesRecords'> = async (tx, actor, input, services) => {
  const page = await claimsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(await claimReader(tx, actor, services, page.list)) };
};
