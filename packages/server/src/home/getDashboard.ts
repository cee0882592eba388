import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { overdueCutoff } from '@crossdock/domain/parcels/problems.ts';
import { countUnansweredComments } from '../comments/store.ts';
import { countOpenDisputes as countDisputes } from '../disputes/store.ts';
import { countChargebacks } from '../payments/chargebacks.store.ts';
import { isPayee, payeesOfShop } from '../payments/payees.ts';
import { countContradicted } from '../payments/refunds.store.ts';
import { countPickupsByTab } from '../pickups/desk.store.ts';
import { hasPermission } from '../platform/authorize.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { firstIdAt } from '../platform/ids.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { countWaitingProblems as countProblems } from '../problems/store.ts';
import { countProductsToReorder } from '../products/desk.store.ts';
import { countAutoDisabledWebhooks } from '../programs/webhooks.store.ts';
import { countOpenTasks } from '../services/desk.store.ts';
import {
  countOpenParcelsAndOrders,
  setupProgress,
  sumOrderPaymentsByDay,
  sumOwedForPackedOrders,
} from '../shops/dashboard.store.ts';
import { countWaitingTalks as countTalks } from '../support/desk.store.ts';
import { countGivenUpImports } from '../vipImports/desk.store.ts';

const dayMs = 86_400_000;
const shownDays = 30;
/** The number of days after which a stored parcel counts as ageing stock; most free storage is over by then. */
const ageingDays = 30;

export const getDashboard: Handler<'getDashboard'> = async (tx, actor, _input, { config }) => {
  const before = (days: number) => tx.earlier(days * dayMs);
  const seesMoney = hasPermission(actor, 'wallet.read');
  const [
    waiting,
    comments,
    services,
    lowStock,
    pickups,
    problems,
    disputes,
    talks,
    vipImports,
    stopped,
    chargebacks,
    contradicted,
    money,
    firstSteps,
  ] = await Promise.all([
    countOpenParcelsAndOrders(tx, before(ageingDays)),
    countUnansweredComments(tx),
    countOpenTasks(tx),
    countProductsToReorder(tx),
    countPickupsByTab(tx, dateIn(tx.now, actor.shop.timeZone)),
    countProblems(tx, overdueCutoff(tx.now, actor.shop.settings.problems)),
    countDisputes(tx),
    countTalks(tx, actor.staffId),
    countGivenUpImports(tx),
    countAutoDisabledWebhooks(tx),
    countChargebacks(tx),
    countContradicted(tx),
    seesMoney ? moneyOf(tx, actor.shop.timeZone) : null,
    firstStepsOf(tx, actor, config),
  ]);
  return {
    ...{ ...waiting, comments, services, lowStock, problems, disputes, vipImports, money },
    chargebacks,
    contradictedRefunds: contradicted,
    firstSteps,
    stoppedWebhooks: stopped,
    pickups: pickups.toPlan + pickups.late,
    talks: talks.unassigned + talks.mine,
  };
};

/** Whether codes can be sent and payments accepted, by the settings of the installation and the shop. */
async function firstStepsOf(tx: Tx, { shop }: Staff, config: Services['config']) {
  const has = await setupProgress(tx);
  if (has === undefined) return null;
  const [settings, payeeOf] = await Promise.all([currentSettings(tx), payeesOfShop(tx, shop, config)]);
  const { bankAccount, ...rest } = has;
  return {
    ...rest,
    payment: bankAccount || isPayee(payeeOf('card')),
    messages: settings.sms !== null || isMailOffered(config, settings),
  };
}

async function moneyOf(tx: Tx, timeZone: string) {
  const now = Date.parse(tx.now);
  const [paid, owedMinor] = await Promise.all([
    sumOrderPaymentsByDay(tx, timeZone, firstIdAt(now - (shownDays + 1) * dayMs)),
    sumOwedForPackedOrders(tx),
  ]);
  const name = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = Array.from({ length: shownDays }, (_, index) => {
    const day = name.format(now - (shownDays - 1 - index) * dayMs);
    const row = paid.find((one) => one.day === day);
    return { day, amountMinor: row?.amountMinor ?? 0, orders: row?.orders ?? 0 };
  });
  return { days, owedMinor };
}
