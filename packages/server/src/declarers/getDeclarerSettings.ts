import { isRegion } from '@crossdock/domain/regions.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getDeclarerSettings: Handler<'getDeclarerSettings'> = async (tx) => {
  const { declarerAudit, declarerCountries } = await currentSettings(tx);
  return { declarerAudit, declarerCountries: declarerCountries.filter(isRegion) };
};
