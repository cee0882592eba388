import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function TrackingPage() {
  return <Page title={t('shell.route.express')}>{null}</Page>;
}
