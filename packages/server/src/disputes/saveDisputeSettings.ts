import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveDisputeSettings: Handler<'saveDisputeSettings'> = async (tx, _actor, disputes) => {
  await changeSettings(tx, { disputes });
  return disputes;
};
