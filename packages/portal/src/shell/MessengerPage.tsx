import { buttonClass } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useCall } from './api.ts';
import { Header } from './Header.tsx';
import { t } from './i18n.ts';
import { currentToken } from './session.ts';
import { messengerUrl } from './support.ts';

/** /line: customer service by a messenger app, open to visitors. */
export function MessengerPage() {
  const config = useCall('getShopConfig', {}, { staleMs: 600_000 });
  const url = messengerUrl(config.data);
  return (
    <>
      <Header member={currentToken() !== null} />
      <main style={{ paddingTop: 32 }}>
        <EmptyState
          wholePage
          picture={url ? 'done' : 'soon'}
          title={t('shell.line.title')}
          text={url || config.isPending ? t('shell.line.text') : t('shell.support.none')}
          action={
            url ? (
              <a className={buttonClass()} href={url} target="_blank" rel="noopener">
                {t('shell.line.open')}
              </a>
            ) : null
          }
        />
      </main>
    </>
  );
}
