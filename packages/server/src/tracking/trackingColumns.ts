import { consoleWords, sheetWords } from '@crossdock/contract/tracking/words.ts';
import type { SheetColumn } from '../platform/sheetColumns.ts';

export type TrackingColumn = 'number' | 'time' | 'place' | 'info';

export const trackingColumns: readonly SheetColumn<TrackingColumn>[] = [
  { name: 'number', heads: sheetWords['tracking.sheet.number'], needed: true },
  { name: 'time', heads: consoleWords['tracking.at'], needed: true },
  { name: 'place', heads: consoleWords['tracking.placeColumn'], needed: false },
  { name: 'info', heads: sheetWords['tracking.sheet.info'], needed: true },
];
