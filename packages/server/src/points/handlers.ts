import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { adjustPoints } from './adjustPoints.ts';
import { exchangePoints } from './exchangePoints.ts';
import { getMemberPoints } from './getMemberPoints.ts';
import { getPointsOverview } from './getPointsOverview.ts';
import { getPointsRules } from './getPointsRules.ts';
import { issuePoints } from './issuePoints.ts';
import { listPointsRecords } from './listPointsRecords.ts';
import { queryPoints } from './queryPoints.ts';
import { savePointsSettings } from './savePointsSettings.ts';

export const pointsHandlers = {
  adjustPoints,
  exchangePoints,
  getMemberPoints,
  getPointsOverview,
  getPointsRules,
  issuePoints,
  listPointsRecords,
  queryPoints,
  savePointsSettings,
} satisfies Partial<Handlers<CallTable>>;
