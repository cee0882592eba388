import { Bar, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { DutyFreeBadge } from '../shell/DutyFreeBadge.tsx';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';

/** The member's identity and declarers, each with links for staff who approve them. */
export function MemberIdentityAndDeclarers({ memberId }: { memberId: string }) {
  const staff = useStaff();
  return (
    <>
      {staff.may('identity.audit') ? <MemberIdentity memberId={memberId} /> : null}
      {staff.may('declarer.audit') ? <MemberDeclarers memberId={memberId} /> : null}
    </>
  );
}

function MemberIdentity({ memberId }: { memberId: string }) {
  const query = useCall('listIdentityAudits', { memberId, state: 'all' }, { topics: ['identity'] });
  return (
    <LoadedSection title={t('identity.title')} query={query}>
      {({ list: [one] }) =>
        one ? (
          <Stack as="ul">
            <Bar as="li" gap={[4, 12]} pad={[8, 0]} lineBetween>
              <span>
                {one.realName} · <Code>{one.idNumber}</Code>
                <br />
                <Muted>
                  {t(`identity.kind.${one.idKind}`)} · {countryName(one.country)} ·{' '}
                  <Text as="a" tone="link" href={one.front.url} target="_blank" rel="noreferrer">
                    {t('identity.picture.open')}
                  </Text>
                  {one.rejectReason ? ` · ${one.rejectReason}` : ''}
                </Muted>
              </span>
              <AuditBadge state={one.state} label={t(`shell.audit.state.${one.state}`)} />
            </Bar>
          </Stack>
        ) : (
          <Muted as="p">{t('identity.none')}</Muted>
        )
      }
    </LoadedSection>
  );
}

function MemberDeclarers({ memberId }: { memberId: string }) {
  const query = useCall(
    'listDeclarerAudits',
    { memberId, state: 'all', pageSize: 50 },
    { topics: ['declarers'] },
  );
  return (
    <LoadedSection title={t('declarers.title')} query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <Muted as="p">{t('declarers.none')}</Muted>
        ) : (
          <Stack as="ul">
            {list.map((one) => (
              <Bar as="li" gap={[4, 12]} pad={[8, 0]} lineBetween key={one.id}>
                <span>
                  {one.name} · <Code>{one.idNumber}</Code>
                  <br />
                  <Muted>
                    +{one.areaCode} {one.phone} ·{' '}
                    <DutyFreeBadge used={one.entriesUsed} free={one.entriesFree} />
                    {one.orderId ? (
                      <>
                        {' · '}
                        <Link className={linkClass} to="/orders/$id" params={{ id: one.orderId }}>
                          {t('declarers.lastOrder')}
                        </Link>
                      </>
                    ) : null}
                  </Muted>
                </span>
                <AuditBadge state={one.state} label={t(`shell.audit.state.${one.state}`)} />
              </Bar>
            ))}
          </Stack>
        )
      }
    </LoadedSection>
  );
}
