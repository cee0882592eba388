import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function FreightTrialPage() {
  return <Page title={t('shell.route.freightTrial')}>{null}</Page>;
}
