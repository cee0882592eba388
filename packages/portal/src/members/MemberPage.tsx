import { Page } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';

export function MemberPage() {
  return <Page title={t('shell.route.member')}>{null}</Page>;
}
