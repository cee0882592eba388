import type { Output } from '@crossdock/contract/table.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { cardPhase, PhaseBadge } from './badges.tsx';
import type { CardContext } from './previewLane.ts';
import { RateCardDesk } from './RateCardDesk.tsx';

export const Route = createFileRoute('/_shell/pricing/$id')({
  staticData: { title: 'shell.nav.pricing' },
  component: RateCardPage,
});

/** One rate card: a draft can be edited and previewed, a published card is read-only. */
function RateCardPage() {
  const { id } = Route.useParams();
  const query = useCall('getRateCard', { id });
  const mayWrite = useStaff().may('pricing.write');
  const place = usePlace(query.data);
  const back = <Link to="/pricing">{t('pricing.title')}</Link>;
  const title = place ? `${place.channel[currentLanguage()]} · ${place.zone.name}` : t('pricing.card');
  return (
    <Page
      title={title}
      back={back}
      actions={
        query.data ? <PhaseBadge state={cardPhase(query.data, new Date().toISOString())} /> : undefined
      }
    >
      <Loaded query={query}>
        {(card) =>
          place ? (
            <RateCardDesk key={`${card.id} ${card.state}`} card={card} place={place} mayWrite={mayWrite} />
          ) : null
        }
      </Loaded>
    </Page>
  );
}

function usePlace(card: Output<'getRateCard'> | undefined): CardContext | undefined {
  const channels = useCall('listChannels', {}).data;
  const carriers = useCall('listCarriers', {}).data;
  const goods = useCall('listStaffGoodsTypes', {}).data;
  const channel = channels?.find((one) => one.id === card?.channelId);
  const zone = channel?.zones.find((one) => one.id === card?.zoneId);
  return channel && zone && carriers && goods ? { channel, zone, carriers, goods } : undefined;
}
