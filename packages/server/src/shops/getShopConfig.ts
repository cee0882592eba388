import type { Handler } from '../platform/handler.ts';

/** Config type 3 is the floating customer-service button (specification, section 2). */
const customerService = 3;

export const getShopConfig: Handler<'getShopConfig'> = async (_tx, actor) => {
  const { visible, type, params } = actor.shop.settings.supportChannel;
  return {
    list: [{ type: customerService, show: visible, supportType: type, params }],
    chatAddresses: JSON.stringify({
      managerUrl: `${actor.origin}/console/chat`,
      imUrl: type === 1 && params !== '' ? params : `${actor.origin}/im`,
    }),
  };
};
