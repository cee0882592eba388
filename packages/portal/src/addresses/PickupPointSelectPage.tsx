import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function PickupPointSelectPage() {
  return <Page title={t('shell.route.ztdSel')}>{null}</Page>;
}
