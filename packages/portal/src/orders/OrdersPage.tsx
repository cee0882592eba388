import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function OrdersPage() {
  return <Page title={t('shell.route.myOrder')}>{null}</Page>;
}
