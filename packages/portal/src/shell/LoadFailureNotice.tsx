import { FailedPartsBanner } from '@crossdock/web/FailedPartsBanner.tsx';
import { t } from './i18n.ts';

export default function LoadFailureNotice() {
  return <FailedPartsBanner title={t('shell.partFailed')} retry={t('shell.retry')} />;
}
