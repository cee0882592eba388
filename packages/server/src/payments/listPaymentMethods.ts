import type { Handler } from '../platform/handler.ts';
import { openBankAccounts } from './bankTransfers.store.ts';
import { listMethods } from './methods.store.ts';
import { providerOf } from './providers/providers.ts';

export const listPaymentMethods: Handler<'listPaymentMethods'> = async (tx, actor, _input, services) => {
  const [methods, accounts] = await Promise.all([listMethods(tx), openBankAccounts(tx)]);
  return {
    list: methods.map(({ code, zh, tw, en, feeBasisPoints, forOrders, forRecharge, active, position }) => ({
      ...{ code, zh, tw, en, feeBasisPoints, forOrders, forRecharge, active, position },
      lacks: lackOf(code),
    })),
  };

  function lackOf(code: (typeof methods)[number]['code']) {
    if (code === 'bank') return accounts.length === 0 ? 'bankAccount' : null;
    if (code !== 'card' && code !== 'sandbox') return null;
    return providerOf(services.config, actor.shop, code) === undefined ? 'providerKey' : null;
  }
};
