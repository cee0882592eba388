import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import { t } from './i18n.ts';
import { Shell } from './Shell.tsx';
import { LostPage } from './wholePages.ts';

/** The page for unknown paths, shown with the menus. */
export function FallbackPage() {
  const home = (
    <Link to="/home" className={buttonClass()}>
      {t('shell.fallback.home')}
    </Link>
  );
  return (
    <Shell>
      <div style={{ display: 'grid', minHeight: '70dvh', placeItems: 'center' }}>
        <LostPage action={home} />
      </div>
    </Shell>
  );
}
