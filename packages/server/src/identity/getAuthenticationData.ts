import type { Handler } from '../platform/handler.ts';
import { findIdentity } from './store.ts';
import { identityViewOf } from './view.ts';

export const getAuthenticationData: Handler<'getAuthenticationData'> = async (tx, actor, _input, services) =>
  identityViewOf(await findIdentity(tx, actor.memberId), actor.shop.settings.identityRequired, {
    lang: actor.lang,
    secret: services.config.APP_SECRET,
    now: tx.now,
  });
