import type { Output } from '@crossdock/contract/table.ts';
import { type Bar, Bars } from '@crossdock/ui/Bars.tsx';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { StaffLink } from '../shell/links.tsx';

export const Route = createFileRoute('/_shell/chat/times')({
  staticData: { title: 'support.times' },
  component: AnswerTimesPage,
});

type Times = Output<'getAnswerTimes'>;
const spans = ['7', '14', '30', '90'] as const;

/** Shows how long customers wait for a first answer: by day, by hour, and by clerk. */
function AnswerTimesPage() {
  const days = useListTabs('days', spans, '14', (key) => t('support.times.days', { n: Number(key) }));
  const query = useCall('getAnswerTimes', { days: Number(days.chosen) }, { topics: ['talks'] });
  return (
    <Page {...titleAndIntro('support.times')} back={<Link to="/chat">{t('support.desk')}</Link>}>
      <ListTabs {...days} label={t('support.times.span')} />
      <Loaded query={query}>
        {(times) =>
          times.all.count === 0 ? (
            <Section>
              <EmptyState picture="soon" {...titleAndText('support.times.none')} />
            </Section>
          ) : (
            <Charts times={times} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Charts({ times: { all, days, hours, staff } }: { times: Times }) {
  return (
    <>
      <Section>
        <Grid columns="repeat(auto-fit, minmax(150px, 1fr))" gap={16}>
          <Stat label={t('support.times.median')} value={lastedText(all.medianS)} />
          <Stat
            label={t('support.times.p90')}
            value={lastedText(all.p90S)}
            note={t('support.times.p90.note')}
          />
          <Stat label={t('support.times.count')} value={<Count n={all.count} />} />
        </Grid>
      </Section>
      <Section title={t('support.times.byDay')}>
        <Bars
          caption={t('support.times.legend')}
          labelEvery={Math.ceil(days.length / 7)}
          bars={days.map(({ day, ...waits }) => barOf(day, day.slice(5).replace('-', '/'), waits))}
        />
      </Section>
      <Section title={t('support.times.byHour')}>
        <Bars
          caption={t('support.times.legend')}
          labelEvery={4}
          bars={hours.map(({ hour, ...waits }) => barOf(`${hour}:00`, `${hour}:00`, waits))}
        />
      </Section>
      <Section title={t('support.times.byStaff')}>
        <ResponsiveTable
          label={t('support.times.byStaff')}
          rows={staff}
          rowKey={({ staffId }) => staffId}
          columns={columns()}
        />
      </Section>
    </>
  );
}

const columns = (): Column<Times['staff'][number]>[] => [
  column('who', t('support.times.who'), ({ name }) => <StaffLink name={name} />),
  figureColumn('count', t('support.times.count'), ({ count }) => <Count n={count} />),
  figureColumn('median', t('support.times.median'), ({ medianS }) => lastedText(medianS)),
  figureColumn('p90', t('support.times.p90'), ({ p90S }) => lastedText(p90S)),
];

function barOf(key: string, label: string, waits: Times['all']): Bar {
  const { count, medianS, p90S } = waits;
  const told = { median: lastedText(medianS), p90: lastedText(p90S), n: count };
  const about = count === 0 ? t('support.times.bar.none') : t('support.times.bar', told);
  return { key, label, about: `${key} · ${about}`, value: medianS, upTo: p90S, text: about };
}

/** A duration in readable form. */
function lastedText(seconds: number): string {
  if (seconds < 60) return t('support.times.seconds', { n: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 120
    ? t('shell.minutes', { n: minutes })
    : t('shell.hours', { n: Math.round((minutes / 60) * 10) / 10 });
}
