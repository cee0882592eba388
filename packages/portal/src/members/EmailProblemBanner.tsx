import { Banner } from '@crossdock/ui/Banner.tsx';
import { useCall } from '../shell/api.ts';
import { EditEmailButton } from '../shell/EditEmailButton.tsx';
import { t } from '../shell/i18n.ts';

/**
 * Says that there is no email address, or that mail to it bounces, with a link to enter one. Renders nothing
 * otherwise.
 */
export default function EmailProblemBanner() {
  const { data } = useCall('getNoticeWishes', {}, { topics: ['members'] });
  const bounced = data?.offered.find(({ bouncedAt }) => bouncedAt !== null);
  const missing = data?.offered.some(({ way, to }) => way === 'email' && to === '');
  if (bounced === undefined && !missing) return null;
  return (
    <Banner
      tone={bounced ? 'warning' : 'info'}
      title={bounced ? t('notices.ways.email.bounced', { to: bounced.to }) : t('members.email.missing')}
      action={
        <EditEmailButton look="soft" text={t(bounced ? 'notices.ways.email.go' : 'members.email.add')} />
      }
    />
  );
}
