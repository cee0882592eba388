import { FailedParts } from '@crossdock/web/FailedParts.tsx';
import { t } from './i18n.ts';

export default function LoadFailureNotice() {
  return <FailedParts title={t('shell.partFailed')} retry={t('shell.retry')} />;
}
