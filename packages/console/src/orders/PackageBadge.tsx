import type { DeskPackage } from '@crossdock/contract/orders/packages.ts';
import type { PackageState } from '@crossdock/domain/orders/packages.ts';
import { createWordedBadge, StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconBox, IconCheck, IconClock, IconMoodSad, IconPlane } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const StateBadge = createWordedBadge<PackageState>((state) => t(`orders.package.state.${state}`), {
  packed: ['neutral', IconBox],
  shipped: ['info', IconPlane],
  delivered: ['success', IconCheck],
  lost: ['danger', IconMoodSad],
});

/** A package's state, whether it is late, and whether there is no news of it. */
export function PackageBadge({ package: { state, late, quietSince } }: { package: DeskPackage }) {
  return (
    <>
      <StateBadge state={state} />{' '}
      {late ? <StatusBadge tone="warning" icon={IconClock} label={t('orders.package.late')} /> : null}{' '}
      {quietSince ? <StatusBadge tone="warning" icon={IconClock} label={t('orders.package.quiet')} /> : null}
    </>
  );
}
