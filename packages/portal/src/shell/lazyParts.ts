import { afterFirstScreen } from '@crossdock/web/firstScreen.ts';
import { type ComponentType, lazy } from 'react';

type Parts = typeof import('./deferredParts.ts');

const againMs = 3_000;

/** The build may export the parts under another name, so this function recognises them by shape. */
const isParts = (one: unknown): one is Parts => 'SupportButton' in Object(one);

/**
 * Imports the file again under another URL. The build does not see this import, so the file's name is passed here;
 * the file's texts are loaded by that name.
 */
function fetchedAgain(address: string, left: number): Promise<Partial<Parts>> {
  const name = /([^/]+)\.js\?$/.exec(address)?.[1];
  return crossdockSaid(import(/* @vite-ignore */ address + left), ...(name ? [name] : []));
}

/**
 * Tries twice more, because a mobile connection can fail for a moment. Some browsers remember a failed address, so the
 * retry uses a different one, taken from the error message.
 */
const fetched = (left = 2, address = ''): Promise<Partial<Parts>> =>
  (address ? fetchedAgain(address, left) : import('./deferredParts.ts'))
    .then((file: object) => [file, ...Object.values(file)].find(isParts) ?? {})
    .catch(async (fault) => {
      if (left === 0) return {};
      await new Promise((again) => setTimeout(again, againMs));
      return fetched(left - 1, address || /https?:\S+/.exec(fault)?.[0].concat('?'));
    });

const parts = afterFirstScreen().then(() => fetched());

/** Renders nothing if the file cannot be loaded, because the page must work without it. */
const later = <P>(of: (parts: Partial<Parts>) => ComponentType<P> | undefined) =>
  lazy(async () => ({ default: of(await parts) ?? (() => null) }));

export const LoadFailureNotice = later((all) => all.LoadFailureNotice);
export const AppOverlays = later((all) => all.AppOverlays);
export const Preferences = later((all) => all.Preferences);
export const DeferredBell = later((all) => all.DeferredBell);
export const HelpButton = later((all) => all.HelpButton);
export const Realtime = later((all) => all.Realtime);
export const SupportButton = later((all) => all.SupportButton);
