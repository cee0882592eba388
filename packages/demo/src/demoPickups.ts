import type { DayPart } from '@crossdock/domain/pickups/days.ts';
import type { PickupState } from '@crossdock/domain/pickups/states.ts';

/** A pickup in the demo data. */
export interface DemoPickup {
  readonly state: PickupState;
  /** Index of the shop's pickup area. */
  readonly at: number;
  readonly address: string;
  readonly contact: string;
  readonly kg: number;
  readonly pieces: number;
  readonly remark?: string;
  readonly hoursAgo: number;
  /** The requested or planned day, counted from today. */
  readonly inDays: number;
  readonly part?: DayPart;
  readonly note?: string;
  readonly reason?: string;
}

const market = { at: 0, address: '白雲區三元里大道 288 號皮具城 A 座 312 檔', contact: '陳老闆' };
const studio = { at: 1, address: '順德區樂從鎮家具大道 66 號 2 樓', contact: '何小姐' };
const offices = { at: 0, address: '天河區體育西路 101 號 18 樓', contact: '林先生' };

/** The demo member's pickups, one in each state from planned on. The member has not seen the failed one. */
export const pickupsOfDemoMember: readonly DemoPickup[] = [
  { ...studio, state: 'planned', kg: 46, pieces: 3, hoursAgo: 20, inDays: 1, remark: '需要手推車' },
  { ...market, state: 'collected', kg: 12, pieces: 2, hoursAgo: 30, inDays: 0, note: '兩箱，外箱完好。' },
  {
    ...offices,
    state: 'failed',
    kg: 8,
    pieces: 1,
    hoursAgo: 52,
    inDays: -1,
    reason: '大樓沒有人應門，電話未接',
  },
  { ...market, state: 'inHouse', kg: 18, pieces: 1, hoursAgo: 120, inDays: -4 },
  { ...studio, state: 'cancelled', kg: 20, pieces: 1, hoursAgo: 200, inDays: -6, part: 'afternoon' },
];
export const pickupsOfOtherMembers: readonly DemoPickup[] = [
  { ...market, state: 'requested', kg: 25, pieces: 2, hoursAgo: 3, inDays: 1 },
  {
    ...offices,
    state: 'requested',
    kg: 6,
    pieces: 1,
    hoursAgo: 5,
    inDays: 1,
    part: 'afternoon',
    remark: '一樓警衛代收',
  },
  { ...studio, state: 'requested', kg: 120, pieces: 6, hoursAgo: 26, inDays: 2 },
  { ...offices, state: 'planned', kg: 15, pieces: 1, hoursAgo: 28, inDays: 0, remark: '到了請打電話' },
  { ...market, state: 'planned', kg: 32, pieces: 3, hoursAgo: 30, inDays: 0 },
  { ...studio, state: 'planned', kg: 80, pieces: 4, hoursAgo: 40, inDays: 0, part: 'afternoon' },
  { ...market, state: 'planned', kg: 10, pieces: 1, hoursAgo: 60, inDays: -1, part: 'afternoon' },
  { ...offices, state: 'collected', kg: 9, pieces: 1, hoursAgo: 34, inDays: 0 },
  { ...studio, state: 'failed', kg: 40, pieces: 2, hoursAgo: 90, inDays: -2, reason: '貨還沒包好' },
];
