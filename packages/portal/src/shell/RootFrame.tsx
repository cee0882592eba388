import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { useFirstScreen } from '@crossdock/web/firstScreen.ts';
import { currentLocale } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { connection } from './connection.ts';
import { fullFrame } from './frame.ts';
import { t } from './i18n.ts';
import { Notices, SupportButton } from './laterParts.ts';

/** Around every route, inside the layout or not. A `light` route is drawn without waiting for the full frame. */
export function RootFrame({ children }: { children: ReactNode }) {
  const shop = currentShop();
  const FullFrame = fullFrame();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  useFirstScreen();
  useWindowTitle(data?.title ? `${t(data.title)} · ${shop.shop_name}` : shop.shop_name);
  return (
    <ConnectionContext value={connection}>
      <UiProvider formatting={{ locale: currentLocale(), timeZone: shop.timeZone, currency: shop.currency }}>
        <Suspense>
          <Notices />
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
      </UiProvider>
    </ConnectionContext>
  );
}

function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
