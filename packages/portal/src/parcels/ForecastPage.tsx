import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function ForecastPage() {
  return <Page title={t('shell.route.newBag')}>{null}</Page>;
}
