import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';
import { requireApproval } from '../wallet/approvals.store.ts';

/** To lower the limit takes one person, to raise it two: it is the rule that everything else is measured by. */
export const saveAdjustmentSettings: Handler<'saveAdjustmentSettings'> = async (tx, actor, input) => {
  const { adjustAloneMaxMinor } = await currentSettings(tx);
  if (input.adjustAloneMaxMinor > adjustAloneMaxMinor) {
    const worthMinor = input.adjustAloneMaxMinor;
    const act = await requireApproval(tx, actor, { kind: 'limit', worthMinor, endless: true, asked: input });
    if (isRefusal(act)) return act;
    if (act.state === 'pending') return { adjustAloneMaxMinor, state: 'pending' };
  }
  await changeSettings(tx, input);
  return { ...input, state: 'approved' };
};
