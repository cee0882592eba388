import { people, type TableRetention } from '../platform/retention.ts';

export const messengersRetention = {
  messengerBindings: people,
  messengerLogins: { after: 'expiresAt', hours: 0 },
  qrLogins: { after: 'expiresAt', hours: 0 },
} satisfies TableRetention;
