import type { SmsProvider } from '@crossdock/contract/messages/sms.ts';
import { type DeliveryReport, reportPollDelayMs } from '@crossdock/domain/notices/delivery.ts';
import {
  type AwaitedReport,
  claimReportQueries,
  findMessageOfReport,
  isReportDue,
  nextReportAt,
  recordReport,
  stopExpectingOverdueReports,
} from '../platform/awaitedReports.store.ts';
import type { Config } from '../platform/config.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { JobData, JobDefinition } from '../platform/jobs.ts';
import { sendOutbound } from '../platform/outbound.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { type ConfiguredProvider, findSmsProvider } from './smsProvider.ts';
import { readStatusAnswer, statusRequest } from './smsReports.ts';

export const queryReportsJob = 'ask-sms-reports';
export const lateReportJob = 'late-sms-report';

const atOnce = 20;
const timeoutMs = 15_000;

interface LateReport {
  readonly names: readonly string[];
  readonly report: DeliveryReport;
}

/** Asks providers for the result of text messages, with growing pauses, until a day has passed. */
export function smsReportJobs({ config }: Services): JobDefinition[] {
  return [
    {
      name: queryReportsJob,
      isDue: isReportDue,
      nextAt: nextReportAt,
      run: async (noTransaction) => {
        const asks = await noTransaction.transact(async (tx) => {
          await stopExpectingOverdueReports(tx);
          return claimReportQueries(tx, atOnce, reportPollDelayMs);
        });
        if (asks.length === 0) return;
        const encryption = encryptionWith(config.APP_SECRET);
        const found = await noTransaction.transact((tx) => findSmsProvider(tx, encryption));
        if (found === undefined) return;
        const answers = await Promise.all(asks.map((ask) => askFor(config, found, ask)));
        const known = answers.flatMap((answer) => answer ?? []);
        await sweepOneByOne(noTransaction, {
          name: 'askSmsReports',
          atOnce,
          take: () => Promise.resolve(known),
          sign: ({ messageId }) => ({ id: messageId, label: '' }),
          each: (_, { messageId, report }) =>
            noTransaction.transact((tx) => recordReport(tx, messageId, report)),
        });
      },
    },
    {
      name: lateReportJob,
      run: async (noTransaction, { names, report }: JobData & LateReport) => {
        await noTransaction.transact(async (tx) => {
          const messageId = await findMessageOfReport(tx, names);
          if (messageId !== undefined) await recordReport(tx, messageId, report);
        });
      },
    },
  ];
}

async function askFor(config: Config, found: ConfiguredProvider, { messageId, reference }: AwaitedReport) {
  if (reference === null) return undefined;
  const { provider, secret } = found;
  const report = await answered(provider, secret, reference, config.OUTBOUND_PRIVATE);
  return report && { messageId, report };
}

/**
 * The provider's result. Undefined if it is not known yet or the provider does not answer; the job asks
 * again.
 */
async function answered(
  provider: SmsProvider,
  secret: string,
  reference: string,
  privateToo: boolean,
): Promise<DeliveryReport | undefined> {
  const { url, body } = statusRequest(provider, secret, reference);
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  try {
    const { status, text } = await sendOutbound({
      url,
      method: 'POST',
      headers,
      body,
      timeoutMs,
      privateToo,
    });
    return readStatusAnswer(provider, status, text, reference);
  } catch {
    return undefined;
  }
}
