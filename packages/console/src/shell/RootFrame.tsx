import { OfflineBanner } from '@crossdock/ui/OfflineBanner.tsx';
import { TopMessages } from '@crossdock/ui/TopMessages.tsx';
import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { currentLocale } from '@crossdock/web/language.ts';
import { useNetworkDown } from '@crossdock/web/networkWatch.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { connection } from './connection.ts';
import { fullFrame } from './frame.ts';
import { t } from './i18n.ts';
import { Reauthentication } from './Reauthentication.tsx';
import { useWindowTitle } from './windowTitle.ts';

/** The frame of every route of the console. A `light` route is drawn without the full frame. */
export function RootFrame({ children }: { children: ReactNode }) {
  const shop = currentShop();
  const FullFrame = fullFrame();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const console = t('shell.console', { shop: shop.shop_name });
  const title = data?.title ? `${t(data.title)} · ${console}` : console;
  useWindowTitle(title);
  return (
    <ConnectionContext value={connection}>
      <UiProvider formatting={{ locale: currentLocale(), timeZone: shop.timeZone, currency: shop.currency }}>
        <TopMessages />
        <OfflineBanner visible={useNetworkDown()} text={t('shell.offline')} />
        {data?.light ? (
          children
        ) : (
          <Suspense>
            <FullFrame>
              {children}
              <Reauthentication />
            </FullFrame>
          </Suspense>
        )}
      </UiProvider>
    </ConnectionContext>
  );
}
