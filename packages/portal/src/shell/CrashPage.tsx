import { Button } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { t } from './i18n.ts';

/** A screen that failed to draw: nothing is lost, and there is a way on. */
export function CrashPage() {
  return (
    <div role="alert">
      <EmptyState
        wholePage
        picture="broken"
        title={t('shell.crash.title')}
        text={t('shell.crash.text')}
        action={<Button onClick={() => location.reload()}>{t('shell.crash.reload')}</Button>}
      />
    </div>
  );
}
