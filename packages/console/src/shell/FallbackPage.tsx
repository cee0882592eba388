import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import { t } from './i18n.ts';
import { LostPage } from './wholePages.ts';

/** The page for unknown paths. */
export function FallbackPage() {
  const home = (
    <Link to="/" className={buttonClass()}>
      {t('shell.fallback.home')}
    </Link>
  );
  return (
    <main style={{ display: 'grid', minHeight: '80dvh', placeItems: 'center' }}>
      <LostPage action={home} />
    </main>
  );
}
