import { commentSettingsInput } from '@crossdock/contract/comments/desk.ts';
import { pointsSettings } from '@crossdock/contract/points/calls.ts';
import { promotionSettingsInput } from '@crossdock/contract/promotion/calls.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { monthlyCostIncrease, type RewardRates } from '@crossdock/domain/wallet/rates.ts';
import type { Tx } from '../platform/db.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import {
  lastMonthBankTransfersMinor,
  lastMonthFigures,
  lastMonthFreightOfRateCard,
} from './lastMonth.store.ts';

/**
 * How much more than the current rate a waiting one would have cost over the last 30 days. For a rate card, the
 * freight of its zone in that time; for a bank account, the transfers received. Null for other calls.
 */
export async function monthlyCostOfChange(
  tx: Tx,
  asked: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const { call, input } = asked;
  if (call === 'saveBankAccount') return lastMonthBankTransfersMinor(tx);
  if (call === 'publishRateCard')
    return isRecord(input) && typeof input.id === 'string' ? lastMonthFreightOfRateCard(tx, input.id) : null;
  const changed = changedBy(call, input);
  if (changed === undefined) return null;
  const [month, { points, promotion, commentPoints }] = await Promise.all([
    lastMonthFigures(tx),
    currentSettings(tx),
  ]);
  const rates = { points, promotion, commentPoints };
  return monthlyCostIncrease(month, rates, { ...rates, ...changed });
}

function changedBy(call: unknown, input: unknown): Partial<RewardRates> | undefined {
  if (call === 'savePointsSettings') {
    const { data: points } = pointsSettings.safeParse(input);
    return points && { points };
  }
  if (call === 'savePromotionSettings') {
    const { data: promotion } = promotionSettingsInput.safeParse(input);
    return promotion && { promotion };
  }
  if (call !== 'saveCommentSettings') return undefined;
  const { data } = commentSettingsInput.safeParse(input);
  return data && { commentPoints: data.points };
}
