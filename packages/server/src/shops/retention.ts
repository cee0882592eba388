import { settings, type TableRetention } from '../platform/retention.ts';

export const shopsRetention = {
  shopHosts: settings,
  shopTexts: settings,
  shops: settings,
} satisfies TableRetention;
