import { onlineMethods } from '@crossdock/contract/payments/methods.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { listOpenBankAccounts } from './bankTransfers.store.ts';
import { listMethods } from './methods.store.ts';
import { isPayee, payeesOfShop } from './payees.ts';

export const listPaymentMethods: Handler<'listPaymentMethods'> = async (tx, actor, _input, services) => {
  const [methods, accounts, payeeOf] = await Promise.all([
    listMethods(tx),
    listOpenBankAccounts(tx),
    payeesOfShop(tx, actor.shop, services.config),
  ]);
  return {
    list: methods.map(({ code, zh, tw, en, feeBasisPoints, forOrders, forRecharge, active, position }) => ({
      ...{ code, zh, tw, en, feeBasisPoints, forOrders, forRecharge, active, position },
      lacks: lackOf(code),
    })),
  };

  function lackOf(code: (typeof methods)[number]['code']) {
    if (code === 'bank') return accounts.length === 0 ? 'bankAccount' : null;
    if (!isOneOf(onlineMethods, code)) return null;
    const payee = payeeOf(code);
    return isPayee(payee) ? null : payee;
  }
};
