import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lastDoctorRun } from '../platform/installation.store.ts';
import { mailAddressOf } from '../platform/mailOffered.ts';
import { listFailedItems } from '../platform/openWork.store.ts';
import { reasonText } from '../platform/reasons.ts';
import { currentSettings, findShopRow, shopHosts } from '../platform/shopSettings.ts';
import { countWaitingAudits, findAuditDecision } from './audits.store.ts';
import { pageOfShopTexts } from './settings.store.ts';
import { settingsViewOf } from './settingsView.ts';
import { shopCardUrl } from './shopCardUrl.ts';
import { shopInfoOf } from './shopPage.ts';
import { findShopTexts } from './store.ts';

export const getAuditCounts: Handler<'getAuditCounts'> = (tx) => countWaitingAudits(tx);

export const getAuditOutcome: Handler<'getAuditOutcome'> = async (tx, actor, { queue, id }) => {
  const row = await findAuditDecision(tx, queue, id);
  if (row === undefined) return refuse('row.notFound');
  return {
    state: row.state,
    decidedBy: row.staffName ?? '',
    decidedAt: row.auditedAt,
    reason: reasonText(row.rejectReason, actor.lang),
    mine: row.auditedBy === actor.staffId,
  };
};

export const getContact: Handler<'getContact'> = async (_tx, { shop }, _input, { config }) => ({
  ...shop.settings.contact,
  mail: mailAddressOf(config, shop.settings),
});

/**
 * Type 1: the shop's own texts, which is all that our apps need, because they get the built-in texts as static files.
 * Type 0: the built-in texts with the shop's own in their place.
 */
export const getLanguagePack: Handler<'getLanguagePack'> = async (tx, _actor, { type, code }, services) => {
  const rows = await findShopTexts(tx, code);
  const own = Object.fromEntries(rows.map((row) => [row.key, row.text]));
  return type === 0 ? { ...services.builtTexts(code), ...own } : own;
};

export const getListing: Handler<'getListing'> = async (tx, { shop }) => {
  const [{ listing }, { name, theme, iconFileId, cardFileId }] = await Promise.all([
    currentSettings(tx),
    findShopRow(tx),
  ]);
  const shown = { ...shop, name, theme, iconFileId, cardFileId, settings: { ...shop.settings, listing } };
  return { ...listing, card: shopCardUrl(shown, shop.defaultLang), cardIsOwn: cardFileId !== null };
};

/** Config type 3 is the floating customer-service button (product specification, section 2). */
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

/** The request's host determines the shop; a `domain` that names another shop is ignored. */
export const getShopInfo: Handler<'getShopInfo'> = async (tx, actor, input, services) => {
  if (input.domain !== undefined) {
    const named = await services.tenants.ofHost(input.domain);
    if (named?.id !== actor.shop.id) return refuse('row.notFound');
  }
  return shopInfoOf(actor.shop, services.config.APP_SECRET, tx.now);
};

export const getShopSettings: Handler<'getShopSettings'> = async (tx, actor, _input, services) => {
  const [row, hosts, lastExam] = await Promise.all([findShopRow(tx), shopHosts(tx), lastDoctorRun(tx)]);
  const shop = { ...actor.shop, iconFileId: row.iconFileId };
  return {
    ...settingsViewOf(row),
    code: row.code,
    currency: row.currency,
    timeZone: row.timeZone,
    hosts: hosts.map((one) => one.host),
    lastExam,
    icon: shopInfoOf(shop, services.config.APP_SECRET, tx.now).shop_ico,
  };
};

export const listOpenWork: Handler<'listOpenWork'> = (tx, _actor, input) => listFailedItems(tx, input);

export const listShopTexts: Handler<'listShopTexts'> = async (tx, _actor, input) => {
  return pageOfShopTexts(tx, input.words, input);
};
