import { Banner } from '@crossdock/ui/Banner.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';
import { useOutbox } from './outbox.ts';

/** Says on every page how many entries are not sent yet, with a link to them. */
export default function UnsentEntriesNotice(): ReactNode {
  const entries = useOutbox();
  const refused = entries.filter(({ state }) => state === 'refused').length;
  const waiting = entries.filter(({ state }) => state === 'waiting' || state === 'held').length;
  return (
    <div role="status">
      {refused + waiting === 0 ? null : (
        <Banner
          tone={refused > 0 ? 'danger' : 'info'}
          title={refused > 0 ? t('unsent.refused', { n: refused }) : t('unsent.waiting', { n: waiting })}
          action={<LinkButton to="/unsent" look="outline" small text={t('unsent.open')} />}
        />
      )}
    </div>
  );
}
