import type { DeskPackage } from '@crossdock/contract/orders/packages.ts';
import type { PackageState } from '@crossdock/domain/orders/packages.ts';
import type { Tone } from '@crossdock/ui/message.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { type Icon, IconBox, IconCheck, IconClock, IconMoodSad, IconPlane } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

const styles: Readonly<Record<PackageState, { tone: Tone; icon: Icon }>> = {
  packed: { tone: 'neutral', icon: IconBox },
  shipped: { tone: 'info', icon: IconPlane },
  delivered: { tone: 'success', icon: IconCheck },
  lost: { tone: 'danger', icon: IconMoodSad },
};

/** A package's state, whether it is late, and whether there is no news of it. */
export function PackageBadge({ package: { state, late, quietSince } }: { package: DeskPackage }) {
  return (
    <>
      <StatusBadge {...styles[state]} label={t(`orders.package.state.${state}`)} />{' '}
      {late ? <StatusBadge tone="warning" icon={IconClock} label={t('orders.package.late')} /> : null}{' '}
      {quietSince ? <StatusBadge tone="warning" icon={IconClock} label={t('orders.package.quiet')} /> : null}
    </>
  );
}
