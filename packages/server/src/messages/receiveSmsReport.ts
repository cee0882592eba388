import { deliveryReportMode } from '@crossdock/contract/messages/smsPresets.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { findMessageOfReport, recordReport } from '../platform/awaitedReports.store.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { findSmsProvider } from './smsProvider.ts';
import { lateReportJob } from './smsReportJobs.ts';
import { isGenuineSmsReport, readReport } from './smsReports.ts';

const done = { done: true as const };
/** The most reports in a minute, which is more than one machine of the largest provider sends for one shop. */
const limit = { bucket: 'sms-report', max: 1_200, windowSeconds: 60 };
/**
 * A report whose message is not found is tried again after this time, because it may arrive before the response to the
 * request that sent the message.
 */
const againAfterSeconds = 20;

/** Receives a provider's delivery report. It can change the state of a message and nothing else. */
export const receiveSmsReport: Handler<'receiveSmsReport'> = async (
  tx,
  actor,
  received,
  { config, jobs },
) => {
  const tooMany = await enforceRateLimit(tx, limit, throttleKeyOfIp(actor.ip));
  if (tooMany) return tooMany;
  const found = await findSmsProvider(tx, encryptionWith(config.APP_SECRET));
  if (found === undefined || found.reportAddress === '' || deliveryReportMode(found.provider) !== 'told')
    return refuse('sms.reportForged');
  if (!isGenuineSmsReport(found, received)) return refuse('sms.reportForged');
  const { names, report } = readReport(found.provider, received);
  if (report === undefined) return done;
  const messageId = await findMessageOfReport(tx, names);
  if (messageId !== undefined) await recordReport(tx, messageId, report);
  else jobs.enqueue(tx, lateReportJob, { names, report }, { startAfterSeconds: againAfterSeconds });
  return done;
};
