import { refuse } from '@crossdock/contract/refusals.ts';
import { mayOrderVip } from '@crossdock/domain/vipOrders/rules.ts';
import { countUsableCoupons } from '../coupons/store.ts';
import { servesAnyArea } from '../pickups/areas.store.ts';
import type { Handler } from '../platform/handler.ts';
import { usablePointsBalance } from '../points/store.ts';
import { sellsAnything } from '../products/store.ts';
import { findStaff } from '../staff/store.ts';
import { balanceOf } from '../wallet/store.ts';
import { bindingsOf } from './messengerBindings.store.ts';
import { findMember, memberRelations } from './store.ts';
import { boundStatesOf, memberInfoOf } from './view.ts';

export const getMemberInfo: Handler<'getMemberInfo'> = async (tx, actor, _input, services) => {
  const { settings } = actor.shop;
  const [member, relations, balance, integral, coupon, bindings, pickups, products, staff] =
    await Promise.all([
      findMember(tx, actor.memberId),
      memberRelations(tx, actor.memberId),
      balanceOf(tx, actor.memberId),
      usablePointsBalance(tx, actor.memberId),
      countUsableCoupons(tx, actor.memberId),
      bindingsOf(tx, actor.memberId),
      servesAnyArea(tx),
      settings.products.active && sellsAnything(tx),
      actor.actingStaffId === null ? undefined : findStaff(tx, actor.actingStaffId),
    ]);
  if (!member) return refuse('member.dataWrong');
  const standing = {
    vip: mayOrderVip(member, settings.vipOrders),
    offers: { pickups, refusals: settings.takesRefusals, products },
    acting: staff ? { staffName: staff.name } : null,
  };
  const owned = { balance: balance.balanceMinor, integral, coupon };
  const reader = { lang: actor.lang, secret: services.config.APP_SECRET, now: tx.now };
  return { ...memberInfoOf(member, relations, owned, standing, reader), ...boundStatesOf(bindings) };
};
