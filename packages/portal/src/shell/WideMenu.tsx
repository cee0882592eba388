import { importNamedFile } from '@crossdock/web/importNamedFile.ts';
import { lazy, Suspense } from 'react';
import { currentDevice } from './device.ts';
import { optionalPartLoader } from './optionalPartLoader.ts';
import { useIsWide } from './wideWindow.ts';

/**
 * The menu is a separate file, because phones do not need its forty icons. The page's HTML contains its URL under the
 * name `menu`, because the file changes whenever a screen is added. If it cannot be loaded, the page works without
 * it.
 */
const SideMenu = lazy(optionalPartLoader(() => importNamedFile<typeof import('./SideMenu.tsx')>('menu')));

/**
 * The side menu for wide windows. Phones have the page `/me` instead. Its column keeps its width until the menu is
 * loaded.
 */
export function WideMenu() {
  return useIsWide() && currentDevice().desktop ? (
    <Suspense fallback={<span />}>
      <SideMenu />
    </Suspense>
  ) : null;
}
