import type { Handler } from '../platform/handler.ts';
import { agreementsOf } from './agreement.ts';

export const getRegistrationAgreement: Handler<'getRegistrationAgreement'> = (tx, actor) =>
  agreementsOf(tx, actor.shop.name, actor.lang);
