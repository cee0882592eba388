import type { pointsCalls } from '@crossdock/contract/points/calls.ts';
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

export const pointsHandlers: Handlers<typeof pointsCalls> = {
  queryPoints,
  getPointsRules,
  exchangePoints,
  getPointsOverview,
  savePointsSettings,
  listPointsRecords,
  getMemberPoints,
  adjustPoints,
  issuePoints,
};
