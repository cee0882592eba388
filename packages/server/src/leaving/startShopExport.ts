import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findStaff } from '../staff/store.ts';
import { notifyExportRequested } from './notifyExport.ts';
import { requestExport } from './request.ts';

export const startShopExport: Handler<'startShopExport'> = async (tx, actor, _input, services) => {
  const made = await requestExport(tx, services, { memberId: null, requestedBy: actor.staffId });
  if (isRefusal(made)) return made;
  await notifyExportRequested(tx, actor.shop, (await findStaff(tx, actor.staffId))?.name ?? '');
  return made;
};
