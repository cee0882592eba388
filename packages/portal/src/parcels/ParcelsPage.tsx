import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function ParcelsPage() {
  return <Page title={t('shell.route.myBag')}>{null}</Page>;
}
