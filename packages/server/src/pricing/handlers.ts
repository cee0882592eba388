import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addCarrier } from './addCarrier.ts';
import { addChannel } from './addChannel.ts';
import { addZone } from './addZone.ts';
import { draftRateCard } from './draftRateCard.ts';
import { editCarrier } from './editCarrier.ts';
import { editChannel } from './editChannel.ts';
import { editRateCard } from './editRateCard.ts';
import { editZone } from './editZone.ts';
import { getPremium } from './getPremium.ts';
import { getRateCard } from './getRateCard.ts';
import { getTimeByAddress } from './getTimeByAddress.ts';
import { getTrialOptions } from './getTrialOptions.ts';
import { listCarriers } from './listCarriers.ts';
import { listChannels } from './listChannels.ts';
import { listPrices } from './listPrices.ts';
import { listRateCards } from './listRateCards.ts';
import { previewRateCard } from './previewRateCard.ts';
import { publishRateCard } from './publishRateCard.ts';
import { removeRateCard } from './removeRateCard.ts';
import { removeZone } from './removeZone.ts';
import { retireRateCard } from './retireRateCard.ts';
import { sumFree } from './sumFree.ts';

export const pricingHandlers = {
  addCarrier,
  addChannel,
  addZone,
  draftRateCard,
  editCarrier,
  editChannel,
  editRateCard,
  editZone,
  getPremium,
  getRateCard,
  getTimeByAddress,
  getTrialOptions,
  listCarriers,
  listChannels,
  listPrices,
  listRateCards,
  previewRateCard,
  publishRateCard,
  removeRateCard,
  removeZone,
  retireRateCard,
  sumFree,
} satisfies Partial<Handlers<CallTable>>;
