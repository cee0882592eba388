import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { When } from '@crossdock/ui/values.tsx';
import { deviceName } from '@crossdock/web/deviceName.ts';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import classes from './Member.module.css';

/** Where this account is logged in, each with a way to end it. */
export function Sessions({ acting }: { acting: boolean }) {
  const query = useCall('listSessions', {});
  const end = useSubmit('endSession', {
    refreshes: ['listSessions'],
    onDone: () => showMessage('success', t('members.sessions.ended')),
  });
  return (
    <Loaded query={query} texts={loadedTexts()}>
      {({ list }) => (
        <>
          <ul className={classes.rows}>
            {list.map((session) => (
              <li key={session.id} className={classes.row}>
                <span className={classes.grow}>
                  {session.staffName
                    ? t('members.sessions.staff', { staff: session.staffName })
                    : deviceName(session.userAgent) || t('members.sessions.unknown')}
                  <br />
                  <span className={classes.muted}>
                    {session.current ? t('members.sessions.current') : <When iso={session.lastSeenAt} />}
                    {' · '}
                    {session.ip}
                  </span>
                </span>
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
          </ul>
          {list.length > 1 && !acting ? (
            <div className={classes.actions}>
              <Button look="soft" busy={end.busy} onClick={() => void end.submit({})}>
                {t('members.sessions.endOthers')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
