import type { trackingCalls } from '@crossdock/contract/tracking/calls.ts';
import type { Handlers } from '../platform/handler.ts';
import { addTracking } from './addTracking.ts';
import { getTracking } from './getTracking.ts';
import { getTrackingTemplate } from './getTrackingTemplate.ts';
import { importTracking } from './importTracking.ts';
import { listTrackingEvents } from './listTrackingEvents.ts';
import { previewTracking } from './previewTracking.ts';
import { removeTracking } from './removeTracking.ts';

export const trackingHandlers: Handlers<typeof trackingCalls> = {
  getTracking,
  listTrackingEvents,
  addTracking,
  removeTracking,
  getTrackingTemplate,
  previewTracking,
  importTracking,
};
