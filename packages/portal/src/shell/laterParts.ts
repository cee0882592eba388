import { afterFirstScreen } from '@crossdock/web/firstScreen.ts';
import { lazy } from 'react';

const later = async () => {
  await afterFirstScreen();
  return import('./later.ts');
};

export const MissingParts = lazy(async () => ({ default: (await later()).MissingParts }));
export const Notices = lazy(async () => ({ default: (await later()).Notices }));
export const Preferences = lazy(async () => ({ default: (await later()).Preferences }));
export const QuietBell = lazy(async () => ({ default: (await later()).QuietBell }));
export const Realtime = lazy(async () => ({ default: (await later()).Realtime }));
export const SupportButton = lazy(async () => ({ default: (await later()).SupportButton }));
