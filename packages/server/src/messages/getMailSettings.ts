import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { mailSettingsOf } from './shopMail.ts';

export const getMailSettings: Handler<'getMailSettings'> = async (tx, _actor, _input, { config }) =>
  mailSettingsOf(tx, config, (await currentSettings(tx)).mail);
