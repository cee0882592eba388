import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { fullFrame } from './frame.ts';
import { t, texts } from './i18n.ts';
import { AppOverlays, SupportButton } from './lazyParts.ts';
import { PlainFrame } from './PlainFrame.tsx';
import { LinkNavigationContext } from './PlainLink.tsx';
import { useLinkNavigation } from './useLinkNavigation.ts';

/**
 * The frame around every route, inside the layout or not. A `light` route is drawn without waiting for the full
 * frame.
 */
export function RootFrame({ children }: { children: ReactNode }) {
  const FullFrame = fullFrame();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const way = useLinkNavigation();
  // Without a network, the texts of a screen that was never opened may be missing, so there is no title.
  const title = data?.title && texts.isKey(data.title) ? t(data.title) : null;
  return (
    <PlainFrame title={title}>
      <LinkNavigationContext value={way}>
        <Suspense>
          <AppOverlays />
        </Suspense>
        {data?.light ? children : null}
        <Suspense>
          <FullFrame>
            {data?.light ? null : children}
            <Suspense>
              <SupportButton />
            </Suspense>
          </FullFrame>
        </Suspense>
      </LinkNavigationContext>
    </PlainFrame>
  );
}
