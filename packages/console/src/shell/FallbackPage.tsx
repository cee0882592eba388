import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { LostPage } from './errorPages.ts';
import { t } from './i18n.ts';

/** The page for unknown paths. */
export function FallbackPage() {
  const home = <LinkButton to="/" text={t('shell.fallback.home')} />;
  return (
    <main style={{ display: 'grid', minHeight: '80dvh', placeItems: 'center' }}>
      <LostPage action={home} />
    </main>
  );
}
