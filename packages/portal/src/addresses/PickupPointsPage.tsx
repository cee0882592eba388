import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function PickupPointsPage() {
  return <Page title={t('shell.route.addressZtd')}>{null}</Page>;
}
