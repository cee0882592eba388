import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addMemberShare } from './addMemberShare.ts';
import { approveShare } from './approveShare.ts';
import { getInvitation } from './getInvitation.ts';
import { getPromotion } from './getPromotion.ts';
import { getPromotionStatistics } from './getPromotionStatistics.ts';
import { listEarnings } from './listEarnings.ts';
import { listMyShares } from './listMyShares.ts';
import { listPromotionEarnings } from './listPromotionEarnings.ts';
import { listReferrals } from './listReferrals.ts';
import { listShares } from './listShares.ts';
import { moveEarnings } from './moveEarnings.ts';
import { rejectShare } from './rejectShare.ts';
import { savePromotionSettings } from './savePromotionSettings.ts';
import { withdrawShare } from './withdrawShare.ts';

export const promotionHandlers = {
  addMemberShare,
  approveShare,
  getInvitation,
  getPromotion,
  getPromotionStatistics,
  listEarnings,
  listMyShares,
  listPromotionEarnings,
  listReferrals,
  listShares,
  moveEarnings,
  rejectShare,
  savePromotionSettings,
  withdrawShare,
} satisfies Partial<Handlers<CallTable>>;
