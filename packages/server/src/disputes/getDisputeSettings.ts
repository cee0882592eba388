import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getDisputeSettings: Handler<'getDisputeSettings'> = async (tx) =>
  (await currentSettings(tx)).disputes;
