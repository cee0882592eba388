import { buttonClass } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Link } from '@tanstack/react-router';
import { Header } from './Header.tsx';
import { t } from './i18n.ts';
import { currentToken } from './session.ts';

/** Unknown paths. */
export function FallbackPage() {
  return (
    <>
      <Header member={currentToken() !== null} />
      <main style={{ display: 'grid', minHeight: '80dvh', placeItems: 'center' }}>
        <EmptyState
          wholePage
          picture="lost"
          title={t('shell.fallback.title')}
          text={t('shell.fallback.text')}
          action={
            <Link to="/home" className={buttonClass()}>
              {t('shell.fallback.home')}
            </Link>
          }
        />
      </main>
    </>
  );
}
