import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function RejectionPage() {
  return <Page title={t('shell.route.rejection')}>{null}</Page>;
}
