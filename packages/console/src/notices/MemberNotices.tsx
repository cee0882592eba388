import type { Output } from '@crossdock/contract/table.ts';
import { messageStates } from '@crossdock/domain/notices/delivery.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Box, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';

type Row = Output<'listMemberNotices'>['list'][number];
type Way = Row['ways'][number];

/** The notifications of a member, with their channels and delivery states. */
export function MemberNotices({ memberId }: { memberId: string }) {
  const page = usePage('listMemberNotices', { memberId }, { topics: ['notices', 'messageOutcomes'] });
  return (
    <Section>
      <PagedTable
        page={page}
        empty={<EmptyState picture="done" {...titleAndText('notices.told.none')} />}
        label={t('notices.told')}
        rowKey={(row) => row.id}
        columns={columns()}
      />
    </Section>
  );
}

function columns(): Column<Row>[] {
  return [
    tightColumn('at', t('staff.at'), (row) => <When iso={row.createdAt} />),
    column('what', t('notices.told.what'), (row) => (
      <>
        {row.title}
        <Muted block breaks>
          {row.text}
        </Muted>
      </>
    )),
    column('ways', t('notices.told.ways'), (row) => (
      <Box as="ul">
        {row.listed ? (
          <li>
            {t('notices.way.app')} · {row.readAt ? t('notices.told.read') : t('notices.told.unread')}
          </li>
        ) : null}
        {row.ways.map((way) => (
          <li key={way.way}>
            {t(`notices.way.${way.way}`)} · <Fate way={way} />
          </li>
        ))}
      </Box>
    )),
  ];
}

function Fate({ way }: { way: Way }) {
  if (way.skippedFor) return <Muted breaks>{t(`notices.told.${way.skippedFor}`)}</Muted>;
  if (way.dueAt)
    return (
      <>
        {t(way.gathered ? 'notices.told.gathered' : 'notices.told.waiting')}{' '}
        <When iso={way.dueAt} style="short" />
      </>
    );
  return way.messages.map(({ id, state, failure }) => {
    const known = messageStates.find((one) => one === state);
    return (
      <span key={id}>
        {known ? t(`staff.message.${known}`) : state}
        {failure ? <Muted breaks> · {failure}</Muted> : null}
      </span>
    );
  });
}
