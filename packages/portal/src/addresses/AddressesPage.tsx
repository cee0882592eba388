import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function AddressesPage() {
  return <Page title={t('shell.route.address')}>{null}</Page>;
}
