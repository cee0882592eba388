import type { AwaitedApproval as Awaited } from '@crossdock/contract/wallet/approvals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { t } from './i18n.ts';

/** Says which clerk has approved a request and when, and whether the reader can confirm it. */
export function AwaitedApproval({ awaited }: { awaited: Awaited }) {
  if (awaited === null) return null;
  return (
    <Banner
      tone={awaited.mine ? 'info' : 'warning'}
      title={t(awaited.mine ? 'shell.second.mine' : 'shell.second.title', { who: awaited.by })}
    >
      <When iso={awaited.at} /> {awaited.mine ? null : t('shell.second.text')}
    </Banner>
  );
}
