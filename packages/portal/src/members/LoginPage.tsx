import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function LoginPage() {
  return <Page title={t('shell.route.login')}>{null}</Page>;
}
