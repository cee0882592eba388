import type { disputeDeskCalls } from '@crossdock/contract/disputes/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getDisputeSettings: Handler<(typeof disputeDeskCalls)['getDisputeSettings']> = async (tx) =>
  (await currentSettings(tx)).disputes;
