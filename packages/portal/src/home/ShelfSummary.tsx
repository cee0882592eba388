import { canMemberProceed, shippingObstacle } from '@crossdock/domain/parcels/obstacles.ts';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Money, touchTargetClass } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconClockExclamation, IconPackages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { mergeRulesOf, toMergeCandidate } from '../shell/merging.ts';
import { TodoItem } from './TodoItem.tsx';

/** With this many days of free storage left, or fewer, a warning is shown. */
const soonDays = 5;

/** The parcels on the shelf: how many are ready to send, and whether storage fees start soon. */
export function ShelfSummary({ count }: { count: number }) {
  const parcels = useCall('queryParcels', { state: 'shelved', pageSize: 100 }, { topics: ['parcels'] });
  const all = parcels.data?.list ?? [];
  const goods = useCall('queryGoodsTypes', {}, { staleMs: 300_000 });
  const rules = goods.data && mergeRulesOf(goods.data);
  // Parcels that wait for the shop, or can never ship, are not counted.
  const list = rules
    ? all.filter((row) => canMemberProceed(shippingObstacle(toMergeCandidate(row), rules)))
    : all;
  const ready = count - (all.length - list.length);
  if (ready <= 0) return null;
  const over = list.filter(({ storage }) => storage && storage.overtimeDays > 0);
  const soon = list.filter(
    ({ storage }) => storage && storage.overtimeDays === 0 && storage.freeDaysLeft <= soonDays,
  );
  const rentMinor = over.reduce((sum, { storage }) => sum + (storage?.rentMinor ?? 0), 0);
  const hurry = over.length + soon.length > 0;
  return (
    <TodoItem
      icon={hurry ? IconClockExclamation : IconPackages}
      tone={hurry ? 'warning' : 'info'}
      title={t('home.needs.shelf', { n: ready })}
      action={
        <Row gap={8}>
          <LinkButton to="/consolidate" look="soft" small text={t('home.consolidate')} />
          <LinkButton to="/ship" small text={t('shell.route.ship')} />
        </Row>
      }
    >
      {ready > 1 ? (
        <Link to="/plan" className={touchTargetClass}>
          {t('shell.route.plan')}
        </Link>
      ) : null}
      {soon.length > 0 ? (
        <Muted as="p" size={13}>
          {t('home.needs.soon', { n: soon.length })}
        </Muted>
      ) : null}
      {over.length > 0 ? (
        <Muted as="p" size={13}>
          {t('home.needs.over', { n: over.length })} <Money minor={rentMinor} />
        </Muted>
      ) : null}
    </TodoItem>
  );
}
