import { buttonClass } from '@crossdock/ui/Button.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Need } from './Need.tsx';

/** Orders that were declared lost. Claims for them are accepted for a limited time. */
export function LostOrders() {
  const { data } = useCall('listLostOrders', {}, { topics: ['orders', 'aftersales'] });
  const formatting = useFormatting();
  return data?.list.map(({ id, number, lastDay }) => (
    <Need
      key={id}
      icon={IconAlertTriangle}
      tone="danger"
      title={t('home.needs.lost', { number, day: dayText(lastDay, formatting, 'date') })}
      action={
        <Link to="/afterSales/apply" search={{ orderId: id }} className={buttonClass({ small: true })}>
          {t('home.needs.lost.claim')}
        </Link>
      }
    />
  ));
}
