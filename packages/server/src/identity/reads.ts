import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { findIdentity, listAudits } from './store.ts';
import { auditViewOf, identityViewOf } from './view.ts';

export const getAuthenticationData: Handler<'getAuthenticationData'> = async (tx, actor, _input, services) =>
  identityViewOf(await findIdentity(tx, actor.memberId), actor.shop.settings.identityRequired, {
    lang: actor.lang,
    secret: services.config.APP_SECRET,
    now: tx.now,
  });

export const getIdentitySettings: Handler<'getIdentitySettings'> = async (tx) => {
  const { identityRequired } = await currentSettings(tx);
  return { identityRequired };
};

export const listIdentityAudits: Handler<'listIdentityAudits'> = async (tx, actor, input, services) => {
  const page = await listAudits(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const signing = { lang: actor.lang, secret: services.config.APP_SECRET, now: tx.now };
  return { ...page, list: page.list.map((row) => auditViewOf(row, signing)) };
};
