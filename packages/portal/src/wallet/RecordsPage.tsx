import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function RecordsPage() {
  return <Page title={t('shell.route.record')}>{null}</Page>;
}
