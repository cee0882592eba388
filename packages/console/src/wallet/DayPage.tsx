import type { Output } from '@crossdock/contract/table.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { DaysExport } from './DaysExport.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { StaffHandlingMoney } from './StaffHandlingMoney.tsx';

export const Route = createFileRoute('/_shell/wallet/days/$day')({
  staticData: { title: 'books.days' },
  component: DayPage,
});

/**
 * One day of the books. The React key gives every day a component of its own, so that input for the previous day is
 * dropped.
 */
function DayPage() {
  const { day } = Route.useParams();
  return <BookDay key={day} day={day} />;
}

type Day = Output<'getBookDay'>;

/** One day of the books, for screen and paper: as it was closed, or its current state. */
function BookDay({ day }: { day: string }) {
  const query = useCall('getBookDay', { day }, { topics: ['days', 'wallet'] });
  const isClosed = Boolean(query.data?.closed);
  const beside = (days: number, key: 'books.day.previous' | 'books.day.next') => (
    <LinkButton
      to="/wallet/days/$day"
      params={{ day: dayAfter(day, days) }}
      look="outline"
      small
      text={t(key)}
    />
  );
  return (
    <Page
      title={`${t('books.days')} ${day}`}
      back={<Link to="/wallet/days">{t('books.days')}</Link>}
      actions={
        <>
          {isClosed ? <DaysExport day={day} /> : null}
          <Button look="outline" icon={IconPrinter} onClick={() => window.print()}>
            {t('books.print')}
          </Button>
        </>
      }
    >
      <Row gap={8} wrap align="center" unprinted>
        {beside(-1, 'books.day.previous')}
        {beside(1, 'books.day.next')}
        <LinkButton
          to="/wallet/ledger"
          search={{ span: 'own', from: day, to: day }}
          look="soft"
          small
          text={t('books.day.movements')}
        />
      </Row>
      <Loaded query={query}>
        {(one) => (
          <>
            <State day={one} />
            <p>{t('books.transfers', { n: one.transferCount })}</p>
            <LedgerTable label={day} lines={one.accounts} span={{ from: day, to: day }} />
            <StaffHandlingMoney rows={one.hands} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function State({ day }: { day: Day }) {
  const formatting = useFormatting();
  const { closed } = day;
  if (closed === null)
    return (
      <Banner
        tone="info"
        title={t('books.day.open')}
        action={
          day.closable ? (
            <LinkButton to="/wallet/days" look="outline" small text={t('books.openDays.go')} />
          ) : null
        }
      />
    );
  const isGood = closed.matches && day.sumMinor === 0;
  return (
    <Banner tone={isGood ? 'success' : 'danger'} title={t(isGood ? 'books.day.good' : 'books.day.bad')}>
      {t('books.day.closed', { name: closed.closedBy, at: formatWhen(closed.closedAt, 'full', formatting) })}
      {closed.note ? ` · ${closed.note}` : ''}
    </Banner>
  );
}
