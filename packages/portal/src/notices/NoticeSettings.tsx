import type { Output, Request } from '@crossdock/contract/table.ts';
import { minuteText } from '@crossdock/domain/notices/dayTime.ts';
import { mutedKindKey } from '@crossdock/domain/notices/plan.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Box, Grid, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { timeZoneLabel } from '@crossdock/web/timeZoneLabel.ts';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './notices.module.css';
import { PushBrowsers } from './PushBrowsers.tsx';

type Stored = Output<'getNoticeWishes'>;
type Wishes = Request<'saveNoticeWishes'>;

/** The member chooses which notifications to receive, by which channel, and at which hours. */
export function NoticeSettings() {
  const query = useCall('getNoticeWishes', {});
  return (
    <Split from="desktop" ifTwo columns="minmax(0, 1fr) 320px" gap={[16, 24]} align="start" minWidth={0}>
      <Loaded query={query}>
        {/* Channels can also be switched on outside this form, by adding a browser or binding a messenger. The form
            then restarts with the new channels. */}
        {(stored) => <Form key={stored.ways.join()} stored={stored} />}
      </Loaded>
      <PushBrowsers />
    </Split>
  );
}

interface Part {
  readonly stored: Stored;
  readonly wishes: Wishes;
  readonly change: (change: Partial<Wishes>) => void;
}

function Form({ stored }: { stored: Stored }) {
  const [wishes, setWishes] = useState<Wishes>(() => {
    const { ways, off, quiet, digestAt, timeZone } = stored;
    return { ways, off, quiet, digestAt, timeZone };
  });
  const save = useSubmit('saveNoticeWishes', {
    refreshes: ['getNoticeWishes'],
    done: t('notices.saved'),
  });
  const part = { stored, wishes, change: (change: Partial<Wishes>) => setWishes({ ...wishes, ...change }) };
  return (
    <Stack
      as="form"
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        void save.submit(wishes);
      }}
    >
      <Section title={t('notices.ways')}>
        <Ways {...part} />
      </Section>
      {stored.kinds.length > 0 ? (
        <Section title={t('notices.kinds')}>
          <Kinds {...part} />
        </Section>
      ) : null}
      <Section title={t('notices.times')}>
        <Times {...part} />
        <Box above={16}>
          <Button type="submit" busy={save.busy}>
            {t('notices.save')}
          </Button>
        </Box>
      </Section>
    </Stack>
  );
}

function Ways({ stored, wishes: { ways }, change }: Part) {
  if (stored.offered.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('notices.ways.none')}
      </Text>
    );
  const lacking = stored.offered.filter(({ reachable }) => !reachable);
  const toDo = [
    lacking.some(({ bouncedAt }) => bouncedAt !== null) ? 'notices.ways.email.go' : undefined,
    lacking.some(({ way }) => way === 'line') ? 'notices.ways.line.go' : undefined,
  ] as const;
  return (
    <Stack gap={16}>
      {stored.offered.map(({ way, reachable, notFriend, bouncedAt, to }) => (
        <Checkbox
          key={way}
          label={t(`notices.way.${way}`)}
          description={
            reachable
              ? to || undefined
              : bouncedAt !== null
                ? t('notices.ways.email.bounced', { to })
                : t(
                    way !== 'line'
                      ? 'notices.ways.push.hint'
                      : notFriend
                        ? 'notices.ways.line.notFriend'
                        : 'notices.ways.line.unbound',
                  )
          }
          checked={ways.includes(way) && reachable}
          disabled={!reachable}
          onChange={(event) => {
            const others = ways.filter((one) => one !== way);
            change({ ways: event.currentTarget.checked ? [...others, way] : others });
          }}
        />
      ))}
      {toDo.map((text) =>
        text === undefined ? null : (
          <div key={text}>
            <LinkButton
              to="/member"
              search={{ tab: 'security', ...(text === 'notices.ways.email.go' ? { change: 'email' } : {}) }}
              look="soft"
              small
              text={t(text)}
            />
          </div>
        ),
      )}
    </Stack>
  );
}

/** A table of notification kinds by channel. A channel that is switched off has no checkboxes. */
function Kinds({ stored, wishes: { ways, off }, change }: Part) {
  const shown = stored.offered.filter(({ way, reachable }) => reachable && ways.includes(way));
  if (shown.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('notices.kinds.none')}
      </Text>
    );
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">{t('notices.kinds.kind')}</th>
          {shown.map(({ way }) => (
            <th key={way} scope="col">
              {t(`notices.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stored.kinds.map(({ kind, ways: told }) => (
          <tr key={kind}>
            <th scope="row">{t(`notices.kind.${kind}`)}</th>
            {shown.map(({ way }) => {
              const mark = mutedKindKey(kind, way);
              const others = off.filter((one) => one !== mark);
              return (
                <td key={way}>
                  {told.includes(way) ? (
                    <input
                      type="checkbox"
                      aria-label={`${t(`notices.kind.${kind}`)}: ${t(`notices.way.${way}`)}`}
                      checked={!off.includes(mark)}
                      onChange={(event) =>
                        change({ off: event.currentTarget.checked ? others : [...others, mark] })
                      }
                    />
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const defaultQuietHours = { from: 22 * 60, until: 8 * 60 };
const defaultDigestAt = 9 * 60;

function Times({ stored, wishes: { quiet, digestAt, timeZone }, change }: Part) {
  const zones = [
    ...new Set([stored.timeZone, timeZone ?? '', Intl.DateTimeFormat().resolvedOptions().timeZone]),
  ].filter(Boolean);
  return (
    <Stack gap={16}>
      <Checkbox
        {...labelAndHint('notices.quiet')}
        checked={quiet !== null}
        onChange={(event) => change({ quiet: event.currentTarget.checked ? defaultQuietHours : null })}
      />
      {quiet ? (
        <Grid columns={2} gap={16}>
          <Clock
            label={t('notices.quiet.from')}
            minute={quiet.from}
            onMinute={(from) => change({ quiet: { ...quiet, from } })}
          />
          <Clock
            label={t('notices.quiet.until')}
            minute={quiet.until}
            onMinute={(until) => change({ quiet: { ...quiet, until } })}
          />
        </Grid>
      ) : null}
      <Checkbox
        {...labelAndHint('notices.digest')}
        checked={digestAt !== null}
        onChange={(event) => change({ digestAt: event.currentTarget.checked ? defaultDigestAt : null })}
      />
      {digestAt === null ? null : (
        <Grid columns={2} gap={16}>
          <Clock
            label={t('notices.digest.at')}
            minute={digestAt}
            onMinute={(minute) => change({ digestAt: minute })}
          />
        </Grid>
      )}
      {quiet || digestAt !== null ? (
        <ChoiceBox
          label={t('notices.timeZone')}
          data={zones.map((zone) => ({ value: zone, label: timeZoneLabel(zone) }))}
          value={timeZone ?? stored.timeZone}
          onChange={(event) => change({ timeZone: event.target.value })}
        />
      ) : null}
    </Stack>
  );
}

function Clock(props: { label: string; minute: number; onMinute: (minute: number) => void }) {
  return (
    <TextBox
      type="time"
      required
      label={props.label}
      value={minuteText(props.minute)}
      onChange={(event) => {
        const [hours, minutes] = event.target.value.split(':').map(Number);
        // If the box is emptied, the old value stays.
        if (hours !== undefined && minutes !== undefined) props.onMinute(hours * 60 + minutes);
      }}
    />
  );
}
