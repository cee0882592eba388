import { Banner } from '@crossdock/ui/Banner.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Dashboard.module.css';

/** Lists the features that members lack until the shop sets them up. Shown to staff who can set them up. */
export function MissingSetup() {
  const concerned = useStaff().may('shop.write');
  const channels = useCall(
    'getMessageChannels',
    {},
    {
      enabled: concerned,
      topics: ['shop', 'messageOutcomes'],
    },
  );
  const contact = useCall('getContact', {}, { enabled: concerned, topics: ['shop'] });
  if (!concerned || channels.data === undefined || contact.data === undefined) return null;
  const { email, sms, waiting } = channels.data;
  const { mail: _mail, ...ways } = contact.data;
  const reachable = Object.values(ways).some((way) => way !== '');
  if (email && sms && reachable && waiting.length === 0) return null;
  return (
    <Banner tone="warning" title={t('shops.missing.channels')}>
      <ul className={classes.missing}>
        {sms ? null : <li>{t('shops.missing.sms')}</li>}
        {email ? null : <li>{t('shops.missing.email')}</li>}
        {reachable ? null : <li>{t('shops.missing.contact')}</li>}
        {waiting.map(({ channel, count, failure }) => (
          <li key={channel}>
            {t('shops.missing.waiting', { n: count, way: t(`notices.way.${channel}`), failure })}{' '}
            <Link to="/messages" search={{ state: 'queued', channel }}>
              {t('shops.missing.messages')}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/shop">{t('shops.missing.settings')}</Link>
    </Banner>
  );
}
