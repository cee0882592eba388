import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Says that mail to the member comes back, with the way to correct the address. Nothing once it is corrected. */
export default function MailBounced() {
  const { data } = useCall('getNoticeWishes', {}, { topics: ['members'] });
  const bounced = data?.offered.find(({ bouncedAt }) => bouncedAt !== null);
  if (bounced === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={t('notices.ways.email.bounced', { to: bounced.to })}
      action={
        <Link
          to="/member"
          search={{ tab: 'security', change: 'email' }}
          className={buttonClass({ look: 'soft', small: true })}
        >
          {t('notices.ways.email.go')}
        </Link>
      }
    />
  );
}
