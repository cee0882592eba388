// Written by scripts/registries.ts: made from where files stand and what they export.
import { sendResetJob, passwordResetJobDefinition } from './access/sendReset.ts';
import { announceJob, announcementNotifier } from './announcements/notifyJob.ts';
import { ledgerCheckJob } from './books/ledgerCheck.ts';
import { storageJob, storageWarnings } from './checkout/storageJob.ts';
import { vipJob, vipOrdersJobDefinition } from './checkout/vipWorker.ts';
import { couponsEndingJob, couponWarnings } from './coupons/endingJob.ts';
import { einvoicesJob, einvoiceIssuing } from './einvoicing/einvoicesJob.ts';
import { eraseJob, erasureJobDefinition } from './erasing/eraseJob.ts';
import { endPriceHoldsJob, priceHoldExpiry } from './holding/priceHoldJob.ts';
import { exportsJob, exportsJobDefinition } from './leaving/exportJob.ts';
import { bouncesJob, installationBouncesJob, mailBounceJobs } from './messages/bouncesJob.ts';
import { queryReportsJob, lateReportJob, smsReportJobs } from './messages/smsReportJobs.ts';
import { revokeLineJob, lineRevocation } from './messengers/unbinding.ts';
import { letterJob, memberLetterJobs } from './moving/letterJob.ts';
import { moveImportJob } from './moving/moveImportJobs.ts';
import { noticesJob, deleteOldNoticesJob, noticeJobs } from './notices/noticeSender.ts';
import { arrivalNoticeJob, arrivalNoticeRecording } from './parcels/arrivalNoticeJob.ts';
import { forecastJob, forecastExpiry } from './parcels/forecastJob.ts';
import { ownersJob, ownerSearches } from './parcels/ownersJob.ts';
import { expiringPaymentsJob, paymentWarnings } from './payments/expiringPaymentsJob.ts';
import { startPaymentJob } from './payments/start.ts';
import { closePageJob } from './payments/stop.ts';
import { payoutOrdersJob, payoutOrdersJobDefinition } from './payouts/ordersJob.ts';
import { dueJob } from './platform/jobs.ts';
import { tidyOutboxJob, outboxJob } from './platform/outbox.ts';
import { openWorkJob, openWorkSweep } from './platform/sweeps.ts';
import { overdueProblemsJob, overdueProblemNotices } from './problems/overdueJob.ts';
import { webhooksJob, webhookSending } from './programs/webhookSender.ts';
import { receiptsJob, receiptIssuing } from './receipting/receiptsJob.ts';
import { queryChargebacksJob, chargebackJobs } from './settlement/chargebackJobs.ts';
import { payBillsJob, deliverPurchasesJob, rewardOrdersJob, followUpJobs } from './settlement/followUps.ts';
import { expirePaymentsJob, queryPaymentsJob, paymentJobs } from './settlement/paymentJobs.ts';
import { expirePurchasesJob, purchaseExpiry } from './settlement/purchaseJobs.ts';
import { refundSourcesJob, refundJobs } from './settlement/refundJobs.ts';
import { sweepJob, expiredRowsSweep } from './shops/sweep.ts';
import { sealAuditJob, auditLogSealing } from './staff/sealAuditJob.ts';
import { standingJob, standingOrderChecks } from './standingOrders/job.ts';
import { unseenAnswersJob, unseenAnswerNotices } from './support/unseenJob.ts';
import { quietJob, quietPackageNotices } from './tracking/quietJob.ts';
import { sealEndedJob, endedHistorySealing } from './tracking/sealEndedJob.ts';
import { vipImportJob } from './vipImports/importJobs.ts';

import type { JobDefinition } from './platform/jobs.ts';
import type { Services } from './platform/services.ts';

/** Every queue; `migrate` creates them. */
export const jobNames: readonly string[] = [
  sendResetJob,
  announceJob,
  ledgerCheckJob,
  storageJob,
  vipJob,
  couponsEndingJob,
  einvoicesJob,
  eraseJob,
  endPriceHoldsJob,
  exportsJob,
  bouncesJob,
  installationBouncesJob,
  queryReportsJob,
  lateReportJob,
  revokeLineJob,
  letterJob,
  moveImportJob,
  noticesJob,
  deleteOldNoticesJob,
  arrivalNoticeJob,
  forecastJob,
  ownersJob,
  expiringPaymentsJob,
  startPaymentJob,
  closePageJob,
  payoutOrdersJob,
  dueJob,
  tidyOutboxJob,
  openWorkJob,
  overdueProblemsJob,
  webhooksJob,
  receiptsJob,
  queryChargebacksJob,
  payBillsJob,
  deliverPurchasesJob,
  rewardOrdersJob,
  expirePaymentsJob,
  queryPaymentsJob,
  expirePurchasesJob,
  refundSourcesJob,
  sweepJob,
  sealAuditJob,
  standingJob,
  unseenAnswersJob,
  quietJob,
  sealEndedJob,
  vipImportJob,
];

export const jobsOfServices = (services: Services): JobDefinition[] => [
  passwordResetJobDefinition(services),
  announcementNotifier(services),
  storageWarnings(services),
  vipOrdersJobDefinition(services),
  couponWarnings(services),
  einvoiceIssuing(services),
  erasureJobDefinition(services),
  priceHoldExpiry(services),
  exportsJobDefinition(services),
  ...mailBounceJobs(services),
  ...smsReportJobs(services),
  lineRevocation(services),
  memberLetterJobs(services),
  ...noticeJobs(),
  arrivalNoticeRecording(),
  forecastExpiry(services),
  ownerSearches(services),
  paymentWarnings(services),
  payoutOrdersJobDefinition(services),
  outboxJob(),
  openWorkSweep(services),
  overdueProblemNotices(services),
  webhookSending(),
  receiptIssuing(services),
  ...chargebackJobs(services),
  ...followUpJobs(services),
  ...paymentJobs(services),
  purchaseExpiry(services),
  ...refundJobs(services),
  expiredRowsSweep(services),
  auditLogSealing(services),
  standingOrderChecks(services),
  unseenAnswerNotices(services),
  quietPackageNotices(services),
  endedHistorySealing(services),
];
