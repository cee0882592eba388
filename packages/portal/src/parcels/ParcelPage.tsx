import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function ParcelPage() {
  return <Page title={t('shell.route.parcel')}>{null}</Page>;
}
