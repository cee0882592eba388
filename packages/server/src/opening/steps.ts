import { onlineMethods } from '@crossdock/contract/payments/methods.ts';
import {
  neededOpeningSteps,
  type OpeningStep,
  openingSteps,
  type ShopOpening,
} from '@crossdock/contract/shops/opening.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { hostRecords } from '@crossdock/domain/shops/hostRecords.ts';
import { listOpenBankAccounts } from '../payments/bankTransfers.store.ts';
import { listMethods } from '../payments/methods.store.ts';
import { isPayee, payeesOfShop } from '../payments/payees.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import type { Staff } from '../platform/scope.ts';
import { currentSettings, findShopRow, shopHosts } from '../platform/shopSettings.ts';
import { shippingOffersByDestination } from './destinations.ts';
import { hasStoredMoneyAmounts, setupCompletion, trialProgress } from './opening.store.ts';

/** The weight of a usual parcel in grams, for which the opening page checks that prices exist. */
const weightG = 3_000;

/** The opening steps that the shop has completed, by its stored data and the pricing engine's answers. */
export async function openingState(tx: Tx, actor: Staff, config: Config): Promise<ShopOpening> {
  const [row, settings, hosts, has, prices, paid] = await Promise.all([
    findShopRow(tx),
    currentSettings(tx),
    shopHosts(tx),
    setupCompletion(tx),
    shippingOffersByDestination(tx, actor.shop, actor.lang, weightG),
    canBePaid(tx, actor, config),
  ]);
  const mail = isMailOffered(config, settings);
  const sms = settings.sms !== null;
  const { protocol, hostname } = new URL(actor.origin);
  const done: Readonly<Record<OpeningStep, boolean>> = {
    ...has,
    basics: !hosts.some(({ host }) => host === row.name),
    prices: prices.destinations.some(({ lanes }) => lanes.length > 0),
    payment: paid,
    codes: mail || sms || actor.shop.demo,
    mail: mail && has.mail,
    sms,
    contact: Object.values(settings.contact).some((way) => way !== ''),
    face: row.iconFileId !== null,
    // This step is done if the owner's browser reached this page by the shop's own domain.
    domain: protocol === 'https:' && hosts[0]?.host === hostname,
  };
  const needed: readonly string[] = neededOpeningSteps;
  return {
    open: row.openedAt !== null,
    basics: {
      ...{ name: row.name, currency: row.currency, timeZone: row.timeZone, defaultLang: row.defaultLang },
      changeable: row.openedAt === null && !(await hasStoredMoneyAmounts(tx)),
    },
    steps: openingSteps.map((step) => ({
      step,
      state: done[step] ? 'done' : needed.includes(step) ? 'missing' : 'recommended',
    })),
    domains: hosts.map(({ host }) => ({ host, records: hostRecords(host, config.PUBLIC_ADDRESS) })),
    weightG,
    ...prices,
    trial: row.openedAt === null ? await trialProgress(tx) : [],
  };
}

/** Whether members find a payment method: a bank account of the shop, or a provider. */
async function canBePaid(tx: Tx, { shop }: Staff, config: Config): Promise<boolean> {
  const [methods, accounts, payeeOf] = await Promise.all([
    listMethods(tx),
    listOpenBankAccounts(tx),
    payeesOfShop(tx, shop, config),
  ]);
  return methods.some(({ code, active }) => {
    if (!active) return false;
    if (code === 'bank') return accounts.length > 0;
    return isOneOf(onlineMethods, code) && isPayee(payeeOf(code));
  });
}
