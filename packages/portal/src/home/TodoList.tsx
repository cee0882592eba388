import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import {
  IconAlertTriangle,
  IconCamera,
  IconHourglass,
  IconMapPinX,
  IconRobot,
  IconStar,
  IconTruckReturn,
} from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { Statistics } from './HomePipeline.tsx';
import { TodoItem } from './TodoItem.tsx';
import { UnclaimedParcelQuestions } from './UnclaimedParcelQuestions.tsx';

/** The member's tasks besides their parcels and orders, most urgent first. Renders nothing if there are none. */
export function TodoList({ counts }: { counts: Statistics }) {
  return (
    <Grid as="section" ifAny gap={12} aria-label={t('home.needs')}>
      {counts.assistantsAsking > 0 ? <AssistantOrders n={counts.assistantsAsking} /> : null}
      <Problems />
      <UnclaimedParcelQuestions />
      {counts.pickupsFailed > 0 ? <Pickups n={counts.pickupsFailed} /> : null}
      {counts.vipAsking > 0 ? <VipOrders n={counts.vipAsking} /> : null}
      {counts.servicesEnded > 0 ? <Services n={counts.servicesEnded} /> : null}
      <RefusedAddresses />
      <Uncommented />
    </Grid>
  );
}

/** An assistant prepared orders, which the member confirms or refuses before they expire. */
function AssistantOrders({ n }: { n: number }) {
  return (
    <TodoItem
      icon={IconRobot}
      tone="warning"
      title={t('home.needs.assistant', { n })}
      action={<LinkButton to="/assistants" search={{}} small text={t('home.needs.look')} />}
    />
  );
}

/** Some goods could not be picked up, and the member has not looked at the reason yet. */
function Pickups({ n }: { n: number }) {
  return (
    <TodoItem
      icon={IconTruckReturn}
      tone="warning"
      title={t('home.needs.pickups', { n })}
      action={
        <LinkButton
          to="/pickUpGoods"
          search={{ view: 'ended' }}
          look="soft"
          small
          text={t('home.needs.newTime')}
        />
      }
    />
  );
}

/** A VIP order lacks parcels or cannot be sent as it is. */
function VipOrders({ n }: { n: number }) {
  return (
    <TodoItem
      icon={IconHourglass}
      tone="warning"
      title={t('home.needs.vip', { n })}
      action={<LinkButton to="/vipOrder" search={{ shelf: 'asking' }} small text={t('home.needs.look')} />}
    />
  );
}

/** The warehouse has finished a service, such as photos, and the member has not looked at it yet. */
function Services({ n }: { n: number }) {
  return (
    <TodoItem
      icon={IconCamera}
      tone="info"
      title={t('home.needs.services', { n })}
      action={<LinkButton to="/services" look="soft" small text={t('home.needs.look')} />}
    />
  );
}

function Problems() {
  const { data } = useCall('queryProblems', { state: 'open', pageSize: 10 }, { topics: ['problems'] });
  const [first] = data?.list ?? [];
  if (!data || !first) return null;
  return (
    <TodoItem
      icon={IconAlertTriangle}
      tone={first.overdue ? 'danger' : 'warning'}
      title={t('home.needs.problem', { n: data.total })}
      action={
        <LinkButton to="/problem" search={{ state: 'open' }} small text={t('home.needs.problem.answer')} />
      }
    >
      <Muted as="p" size={13}>
        {[first.parcel.goodsName || first.parcel.courierNumber, first.description].join('：')}
      </Muted>
    </TodoItem>
  );
}

function RefusedAddresses() {
  const addresses = useCall('listAddresses', { state: 'rejected', pageSize: 10 }, { topics: ['addresses'] });
  if (!addresses.data || addresses.data.total === 0) return null;
  return (
    <TodoItem
      icon={IconMapPinX}
      tone="danger"
      title={t('home.needs.address', { n: addresses.data.total })}
      action={<LinkButton to="/address" look="soft" small text={t('home.needs.addressFix')} />}
    />
  );
}

function Uncommented() {
  const orders = useCall('listOrdersToComment', { pageSize: 10 }, { topics: ['orders', 'comments'] });
  if (!orders.data || orders.data.total === 0) return null;
  return (
    <TodoItem
      icon={IconStar}
      tone="info"
      title={t('home.needs.comment', { n: orders.data.total })}
      action={
        <LinkButton to="/commentQix" search={{}} look="soft" small text={t('home.needs.commentWrite')} />
      }
    />
  );
}
