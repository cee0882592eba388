import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function OrderPage() {
  return <Page title={t('shell.route.order')}>{null}</Page>;
}
