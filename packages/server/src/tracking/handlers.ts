import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addTracking } from './addTracking.ts';
import { getTracking } from './getTracking.ts';
import { getTrackingTemplate } from './getTrackingTemplate.ts';
import { importTracking } from './importTracking.ts';
import { listTrackingEvents } from './listTrackingEvents.ts';
import { previewTracking } from './previewTracking.ts';
import { removeTracking } from './removeTracking.ts';

export const trackingHandlers = {
  addTracking,
  getTracking,
  getTrackingTemplate,
  importTracking,
  listTrackingEvents,
  previewTracking,
  removeTracking,
} satisfies Partial<Handlers<CallTable>>;
