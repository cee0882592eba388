import { type ComponentType, lazy, Suspense } from 'react';
import { currentDevice } from './device.ts';
import { Nothing } from './moreTexts.ts';
import { useWide } from './wideWindow.ts';

/** Its forty pictures are no phone's business; a page whose menu cannot be fetched gets by without. */
const SideMenu = lazy<ComponentType>(() => import('./SideMenu.tsx').catch(() => ({ default: Nothing })));

/** The side menu where there is room for one; a phone has its page `/me`. Its column is there before it. */
export function WideMenu() {
  return useWide() && currentDevice().desktop ? (
    <Suspense fallback={<span />}>
      <SideMenu />
    </Suspense>
  ) : null;
}
