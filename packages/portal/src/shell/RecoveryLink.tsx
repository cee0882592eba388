import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useLocation } from '@tanstack/react-router';
import { t } from './i18n.ts';

/**
 * The link on the page of an unknown address: to the unfiltered list if only the filters are wrong, otherwise to the
 * home page.
 */
export function RecoveryLink() {
  const { pathname, search } = useLocation();
  const home = Object.keys(search).length === 0;
  return (
    <LinkButton
      to={home ? '/home' : pathname}
      search={{}}
      look="soft"
      text={t(home ? 'shell.fallback.home' : 'shell.nowhere.all')}
    />
  );
}
