import { type ComponentType, lazy, Suspense } from 'react';
import { currentDevice } from './device.ts';
import { Nothing } from './moreTexts.ts';
import { useWide } from './wideWindow.ts';

/** Loaded separately, because phones do not need its forty icons. If it cannot be loaded, the page works without it. */
const SideMenu = lazy<ComponentType>(() => import('./SideMenu.tsx').catch(() => ({ default: Nothing })));

/**
 * The side menu for wide windows. Phones have the page `/me` instead. Its column keeps its width until the menu is
 * loaded.
 */
export function WideMenu() {
  return useWide() && currentDevice().desktop ? (
    <Suspense fallback={<span />}>
      <SideMenu />
    </Suspense>
  ) : null;
}
