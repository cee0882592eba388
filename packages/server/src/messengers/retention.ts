import { people, type TableEnds } from '../platform/retention.ts';

export const messengersEnds = {
  messengerBindings: people,
  messengerLogins: { after: 'expiresAt', hours: 0 },
  qrLogins: { after: 'expiresAt', hours: 0 },
} satisfies TableEnds;
