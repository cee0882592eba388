import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { markPackagesLostOrFound } from './lostPackages.ts';

export const declareLost: Handler<'declareLost'> = async (tx, actor, input, services) => {
  const said = await markPackagesLostOrFound(tx, actor, services, input, input.why);
  return isRefusal(said) ? said : { ...said, lostAt: tx.now };
};
