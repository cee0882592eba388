import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { deviceName, isHandheld } from '@crossdock/web/deviceName.ts';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile, IconHeadset } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './Member.module.css';

type Session = Output<'listSessions'>['list'][number];

function DeviceIcon({ session: { staffName, userAgent } }: { session: Session }) {
  const Picture = staffName ? IconHeadset : isHandheld(userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return <Picture size={24} stroke={1.6} aria-hidden />;
}

/** The places where this account is logged in, each with a button to log out there. */
export function Sessions({ acting }: { acting: boolean }) {
  const query = useCall('listSessions', {});
  const end = useSubmit('endSession', {
    refreshes: ['listSessions'],
    done: t('members.sessions.ended'),
  });
  return (
    <Loaded query={query}>
      {({ list }) => (
        <>
          <Stack as="ul">
            {list.map((session) => (
              <li key={session.id} className={classes.row}>
                <DeviceIcon session={session} />
                <Text grow minWidth="10rem">
                  {session.staffName
                    ? t('members.sessions.staff', { staff: session.staffName })
                    : deviceName(session.userAgent) || t('members.sessions.unknown')}{' '}
                  {session.current ? (
                    <StatusBadge tone="success" icon={IconCheck} label={t('members.sessions.current')} />
                  ) : null}
                  <br />
                  <Muted>
                    {t('members.sessions.since')} <When iso={session.createdAt} />
                    {' · '}
                    {session.ip}
                  </Muted>
                  {session.current ? null : (
                    <>
                      <br />
                      <Muted>
                        {t('members.sessions.seen')} <When iso={session.lastSeenAt} />
                      </Muted>
                    </>
                  )}
                </Text>
                {session.current || acting ? null : (
                  <Button
                    small
                    look="outline"
                    busy={end.busy}
                    onClick={() => void end.submit({ id: session.id })}
                  >
                    {t('shell.exit.confirm')}
                  </Button>
                )}
              </li>
            ))}
          </Stack>
          <Muted as="p">
            {t('members.sessions.strange')}{' '}
            <Link to="/member" search={{ tab: 'security' }}>
              {t('members.password.change')}
            </Link>
          </Muted>
          {list.length > 1 && !acting ? (
            <Row gap={8} wrap justify="end">
              <Button look="soft" busy={end.busy} onClick={() => void end.submit({})}>
                {t('members.sessions.endOthers')}
              </Button>
            </Row>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
