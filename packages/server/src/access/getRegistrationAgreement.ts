import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { agreementsOf } from './agreement.ts';

export const getRegistrationAgreement: Handler<(typeof accessCalls)['getRegistrationAgreement']> = (
  tx,
  actor,
) => agreementsOf(tx, actor.shop.name, actor.lang);
