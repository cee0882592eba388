import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { mailboxSettingsOf } from './shopMailbox.ts';

export const getMailboxSettings: Handler<'getMailboxSettings'> = async (tx) =>
  mailboxSettingsOf(tx, (await currentSettings(tx)).mailbox);
