import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function TicketPage() {
  return <Page title={t('shell.route.white')}>{null}</Page>;
}
