import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Bar, Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';

const AddressBadge = createWordedBadge<'pending' | 'approved' | 'rejected' | 'withdrawn'>(
  (state) => t(`members.audit.${state}`),
  {
    pending: ['warning', IconClock],
    approved: ['success', IconCircleCheck],
    rejected: ['danger', IconCircleX],
    withdrawn: ['neutral', IconCircleX],
  },
);

/** The member's addresses and their approval states. */
export function MemberAddresses({ memberId }: { memberId: string }) {
  const staff = useStaff();
  const query = useCall(
    'listAddressAudits',
    { memberId, state: 'all', pageSize: 50 },
    { topics: ['addresses'], enabled: staff.may('address.read') },
  );
  if (!staff.may('address.read')) return null;
  return (
    <LoadedSection title={t('members.addresses')} query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <Muted as="p">{t('members.addresses.none')}</Muted>
        ) : (
          <Stack as="ul">
            {list.map((one) => (
              <Bar as="li" gap={[4, 12]} pad={[8, 0]} lineBetween key={one.id}>
                <span>
                  {one.consignee} · {one.phone}
                  <br />
                  <Muted>
                    {one.store
                      ? `7-11 ${one.store.name} ${one.store.number}`
                      : (one.pickupPointName ?? addressLine(one))}
                  </Muted>
                </span>
                <AddressBadge state={one.state} />
              </Bar>
            ))}
          </Stack>
        )
      }
    </LoadedSection>
  );
}
