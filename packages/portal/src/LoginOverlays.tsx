import { RouterContextProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { router } from './router.ts';
import { fullFrame } from './shell/frame.ts';
import { AppOverlays, SupportButton } from './shell/lazyParts.ts';

/**
 * Messages and dialogs that can appear over any page, for the login page that is drawn without the router.
 */
export function LoginOverlays() {
  const FullFrame = fullFrame();
  return (
    <RouterContextProvider router={router}>
      <Suspense>
        <AppOverlays />
      </Suspense>
      <Suspense>
        <FullFrame>
          <Suspense>
            <SupportButton />
          </Suspense>
        </FullFrame>
      </Suspense>
    </RouterContextProvider>
  );
}
