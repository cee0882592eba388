import { settings, type TableEnds } from '../platform/retention.ts';

export const shopsEnds = {
  shopHosts: settings,
  shopTexts: settings,
  shops: settings,
} satisfies TableEnds;
