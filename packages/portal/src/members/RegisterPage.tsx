import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function RegisterPage() {
  return <Page title={t('shell.route.register')}>{null}</Page>;
}
