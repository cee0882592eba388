import { afterFirstScreen } from '@crossdock/web/firstScreen.ts';
import { type ComponentType, lazy } from 'react';

type Parts = typeof import('./later.ts');

const againMs = 3_000;

/** Tried again twice: the line of somebody on their way is gone for moments. */
const fetched = (left = 2): Promise<Partial<Parts>> =>
  import('./later.ts').catch(async () => {
    if (left === 0) return {};
    await new Promise((again) => setTimeout(again, againMs));
    return fetched(left - 1);
  });

const parts = afterFirstScreen().then(() => fetched());

/** Nothing where its file cannot be fetched: the page gets by without, and must not be lost for it. */
const later = <P>(of: (parts: Partial<Parts>) => ComponentType<P> | undefined) =>
  lazy(async () => ({ default: of(await parts) ?? (() => null) }));

export const MissingParts = later((all) => all.MissingParts);
export const Notices = later((all) => all.Notices);
export const Preferences = later((all) => all.Preferences);
export const QuietBell = later((all) => all.QuietBell);
export const Realtime = later((all) => all.Realtime);
export const SupportButton = later((all) => all.SupportButton);
