import type { Logger } from 'pino';
import { resetJob, sendResetJob } from './access/sendReset.ts';
import { announceJob, announcing } from './announcements/tellJob.ts';
import { ledgerCheck, ledgerCheckJob } from './books/ledgerCheck.ts';
import { vipJob, vipOrders } from './checkout/vipWorker.ts';
import { couponsEndingJob, couponWarnings } from './coupons/endingJob.ts';
import { askReportsJob, lateReportJob, smsReportJobs } from './messages/smsReportJobs.ts';
import { takeBackLine, takeBackLineJob } from './messengers/unbinding.ts';
import { forgetNoticesJob, noticeJobs, noticesJob } from './notices/tell.ts';
import { forecastEnds, forecastJob } from './parcels/forecastJob.ts';
import { storageJob, storageWarnings } from './parcels/storageJob.ts';
import { startPaymentJob } from './payments/start.ts';
import { closePageJob } from './payments/stop.ts';
import { dueJob, type JobDefinition } from './platform/jobs.ts';
import type { Metrics } from './platform/metrics.ts';
import { outboxJob, tidyOutboxJob } from './platform/outbox.ts';
import type { Services } from './platform/services.ts';
import { openWork, openWorkJob } from './platform/sweeps.ts';
import { overdueProblems, overdueProblemsJob } from './problems/overdueJob.ts';
import { webhooks, webhooksJob } from './programs/webhookSender.ts';
import { deliverPurchasesJob, followUpJobs, payBillsJob, rewardOrdersJob } from './settlement/followUps.ts';
import { expirePaymentsJob, paymentJobs } from './settlement/paymentJobs.ts';
import { expirePurchasesJob, purchaseExpiry } from './settlement/purchaseJobs.ts';
import { sweep, sweepJob } from './shops/sweep.ts';
import { sealAudit, sealAuditJob } from './staff/sealAuditJob.ts';
import { unseenAnswers, unseenAnswersJob } from './support/unseenJob.ts';
import { tableEnds } from './tableEnds.gen.ts';
import { sealEnded, sealEndedJob } from './tracking/sealEndedJob.ts';
import { inOwnProcess, vipImportJob, vipImportJobs } from './vipImports/importJobs.ts';

/** Every queue there is; `migrate` creates them. */
export const jobNames: readonly string[] = [
  dueJob,
  sendResetJob,
  tidyOutboxJob,
  askReportsJob,
  lateReportJob,
  noticesJob,
  forgetNoticesJob,
  storageJob,
  forecastJob,
  couponsEndingJob,
  announceJob,
  unseenAnswersJob,
  startPaymentJob,
  expirePaymentsJob,
  closePageJob,
  expirePurchasesJob,
  payBillsJob,
  deliverPurchasesJob,
  rewardOrdersJob,
  openWorkJob,
  ledgerCheckJob,
  vipImportJob,
  sweepJob,
  sealAuditJob,
  sealEndedJob,
  vipJob,
  overdueProblemsJob,
  webhooksJob,
  takeBackLineJob,
];

/** What runs by itself. A name missing from `jobNames` fails at start. */
export function jobDefinitions(services: Services, metrics: Metrics, log: Logger): JobDefinition[] {
  return [
    outboxJob(),
    ...smsReportJobs(services),
    ...noticeJobs(),
    storageWarnings(services),
    forecastEnds(services),
    overdueProblems(services),
    couponWarnings(services),
    announcing(services),
    unseenAnswers(services),
    resetJob(services),
    ...paymentJobs(services),
    vipImportJobs(inOwnProcess(services.config), log),
    purchaseExpiry(services),
    ...followUpJobs(services),
    openWork(services),
    sweep(services, tableEnds),
    sealAudit(services),
    sealEnded(services),
    webhooks(),
    takeBackLine(services),
    vipOrders(services),
    ledgerCheck(log, metrics.gauge('crossdock_ledger_faults', 'Accounts that do not add up, by shop')),
  ];
}
