import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function HomePage() {
  return <Page title={t('shell.route.home')}>{null}</Page>;
}
