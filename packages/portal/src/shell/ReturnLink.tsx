import { Button } from '@crossdock/ui/Button.tsx';
import { sameSitePath } from '@crossdock/web/sameSitePath.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useFilters } from './api.ts';
import { t } from './i18n.ts';

/** A page's `ReturnLink`; null if no page sent the member here, so that the usual link back is shown. */
export function useReturnLink() {
  const [{ returnTo }] = useFilters<{ returnTo?: string }>();
  return returnTo === undefined ? null : <ReturnLink />;
}

/**
 * Leads back to the page that sent the member here for one task, in its former state. Renders nothing if no page did.
 */
export function ReturnLink() {
  const [{ returnTo }] = useFilters<{ returnTo?: string }>();
  const { history } = useRouter();
  const path = sameSitePath(returnTo);
  if (path === null) return null;
  return (
    <Button look="plain" small icon={IconArrowLeft} onClick={() => history.push(path)}>
      {t('shell.returnTo')}
    </Button>
  );
}
