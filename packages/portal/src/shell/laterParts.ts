import { afterFirstScreen } from '@crossdock/web/firstScreen.ts';
import { type ComponentType, lazy } from 'react';

type Parts = typeof import('./later.ts');

const againMs = 3_000;

/** Built, the file may carry the parts under a name of its own. */
const isParts = (one: unknown): one is Parts => 'SupportButton' in Object(one);

/**
 * Tried again twice: the line of somebody on their way is gone for moments. A browser that remembers that an address failed is
 * asked for it under another one; it names the address in what it says of the fault.
 */
const fetched = (left = 2, address = ''): Promise<Partial<Parts>> =>
  (address ? import(/* @vite-ignore */ address + left) : import('./later.ts'))
    .then((file: object) => [file, ...Object.values(file)].find(isParts) ?? {})
    .catch(async (fault) => {
      if (left === 0) return {};
      await new Promise((again) => setTimeout(again, againMs));
      return fetched(left - 1, address || /https?:\S+/.exec(fault)?.[0].concat('?'));
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
