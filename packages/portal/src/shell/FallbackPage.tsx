import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { LostPage } from './errorPages.ts';
import { t } from './i18n.ts';
import { Shell } from './Shell.tsx';

/** The page for unknown paths, shown with the menus. */
export function FallbackPage() {
  const home = <LinkButton to="/home" text={t('shell.fallback.home')} />;
  return (
    <Shell>
      <div style={{ display: 'grid', minHeight: '70dvh', placeItems: 'center' }}>
        <LostPage action={home} />
      </div>
    </Shell>
  );
}
