import { smsProviderOf } from '@crossdock/contract/messages/smsPresets.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { lineChannelView } from './linePush.ts';
import { mailSettingsOf } from './shopMail.ts';
import { mailboxSettingsOf } from './shopMailbox.ts';
import { hasSmsSecret, smsReportAddress } from './smsProvider.ts';
import { failingChannels, searchMessages } from './store.ts';
import { maskedText, messageRowOf } from './view.ts';

export const getLinePush: Handler<'getLinePush'> = async (tx, actor) => ({
  line: await lineChannelView(tx, (await currentSettings(tx)).linePush, actor.origin),
});

export const getMailSettings: Handler<'getMailSettings'> = async (tx, _actor, _input, { config }) =>
  mailSettingsOf(tx, config, (await currentSettings(tx)).mail);

export const getMailboxSettings: Handler<'getMailboxSettings'> = async (tx) =>
  mailboxSettingsOf(tx, (await currentSettings(tx)).mailbox);

export const getMessageChannels: Handler<'getMessageChannels'> = async (tx, _actor, _input, { config }) => {
  const [settings, waiting] = await Promise.all([currentSettings(tx), failingChannels(tx)]);
  return {
    email: isMailOffered(config, settings),
    sms: settings.sms !== null,
    line: settings.linePush !== null,
    waiting: waiting.map(({ channel, count, failure }) => ({
      channel,
      count: Number(count),
      failure: maskedText(failure),
    })),
  };
};

export const getSmsSettings: Handler<'getSmsSettings'> = async (tx, _actor, _input, { config }) => {
  const [{ sms }, secretKept, reportAddress] = await Promise.all([
    currentSettings(tx),
    hasSmsSecret(tx),
    smsReportAddress(tx, encryptionWith(config.APP_SECRET)),
  ]);
  return { provider: sms && smsProviderOf(sms), secretKept, reportAddress: reportAddress ?? null };
};

export const listMessages: Handler<'listMessages'> = async (tx, actor, input) => {
  const { words, channel, state, kind, memberId, fromDay, toDay, ...asked } = input;
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const { rows, page } = await searchMessages(tx, { words, channel, state, kind, memberId, made }, asked);
  return { list: rows.map((row) => messageRowOf(row, actor.shop.demo)), ...page };
};
