import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function BankTransferPage() {
  return <Page title={t('shell.route.bank')}>{null}</Page>;
}
