import { Button } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import type { ReactNode } from 'react';

type Key = `shell.${'crash.title' | 'crash.text' | 'crash.reload' | 'fallback.title' | 'fallback.text'}`;

/** Pages shown instead of a screen, with the app's texts. */
export const createErrorPages = (t: (key: Key) => string) => ({
  /** Shown if a screen could not be drawn. It says that no data is lost, and offers to reload the page. */
  CrashPage: () => (
    <div role="alert">
      <EmptyState
        wholePage
        picture="broken"
        title={t('shell.crash.title')}
        text={t('shell.crash.text')}
        action={<Button onClick={() => location.reload()}>{t('shell.crash.reload')}</Button>}
      />
    </div>
  ),

  /** Shown at unknown paths; `action` is a link to the home page. */
  LostPage: ({ action }: { action: ReactNode }) => (
    <EmptyState
      wholePage
      picture="lost"
      title={t('shell.fallback.title')}
      text={t('shell.fallback.text')}
      action={action}
    />
  ),
});
