import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function PayStatePage() {
  return <Page title={t('shell.route.payState')}>{null}</Page>;
}
