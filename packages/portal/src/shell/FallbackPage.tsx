import { buttonClass } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Link } from '@tanstack/react-router';
import { t } from './i18n.ts';
import { Shell } from './Shell.tsx';

/** Unknown paths. */
export function FallbackPage() {
  return (
    <Shell>
      <div style={{ display: 'grid', minHeight: '70dvh', placeItems: 'center' }}>
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
      </div>
    </Shell>
  );
}
