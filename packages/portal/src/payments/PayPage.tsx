import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function PayPage() {
  return <Page title={t('shell.route.pay')}>{null}</Page>;
}
