import type { memberCalls } from '@crossdock/contract/members/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { agreementsOf } from './agreement.ts';

export const getRegistrationAgreement: Handler<(typeof memberCalls)['getRegistrationAgreement']> = (
  tx,
  actor,
) => agreementsOf(tx, actor.shop.name, actor.lang);
