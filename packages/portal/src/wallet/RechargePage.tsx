import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function RechargePage() {
  return <Page title={t('shell.route.recharge')}>{null}</Page>;
}
