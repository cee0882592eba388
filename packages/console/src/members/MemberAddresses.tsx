import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Members.module.css';

const statusStyles = {
  pending: { tone: 'warning', icon: IconClock },
  approved: { tone: 'success', icon: IconCircleCheck },
  rejected: { tone: 'danger', icon: IconCircleX },
  withdrawn: { tone: 'neutral', icon: IconCircleX },
} as const;

/** The member's addresses and how their audits stand. */
export function MemberAddresses({ memberId }: { memberId: string }) {
  const staff = useStaff();
  const query = useCall(
    'listAddressAudits',
    { memberId, state: 'all', pageSize: 50 },
    { topics: ['addresses'], enabled: staff.may('address.read') },
  );
  if (!staff.may('address.read')) return null;
  return (
    <Section title={t('members.addresses')}>
      <Loaded query={query} texts={loadedTexts()}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={classes.muted}>{t('members.addresses.none')}</p>
          ) : (
            <ul className={classes.addresses}>
              {list.map((one) => (
                <li key={one.id}>
                  <span>
                    {one.consignee} · {one.phone}
                    <br />
                    <span className={classes.muted}>
                      {one.store
                        ? `7-11 ${one.store.name} ${one.store.number}`
                        : (one.pickupPointName ?? addressLine(one))}
                    </span>
                  </span>
                  <StatusBadge {...statusStyles[one.state]} label={t(`members.audit.${one.state}`)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
