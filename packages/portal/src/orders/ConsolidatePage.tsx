import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function ConsolidatePage() {
  return <Page title={t('shell.route.consolidate')}>{null}</Page>;
}
