import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

/** Where every member of staff starts. */
export function DashboardPage() {
  return <Page title={t('shell.nav.home')}>{null}</Page>;
}
