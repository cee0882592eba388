import type { StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { pieceNumber } from '@crossdock/domain/pickups/number.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Weight } from '@crossdock/ui/values.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { client, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PrintLabels, PrintTable } from '../shell/PrintLayout.tsx';
import { loadDriverSheet } from './loadDriverSheet.ts';
import classes from './pickups.module.css';

export const Route = createFileRoute('/_shell/pickups/sheet')({
  staticData: { title: 'pickups.sheet' },
  component: SheetPage,
});

/** A driver's day on paper: a list to be signed, then a label for each piece. */
function SheetPage() {
  const [{ day: asked, driverId }] = useFilters<{ day?: string; driverId?: string }>();
  const formatting = useFormatting();
  const day = /^\d{4}-\d\d-\d\d$/.test(asked ?? '') ? asked : undefined;
  const query = useQuery<Output<'listPickups'>, CallFailure>({
    queryKey: ['listPickups', { day, driverId, isWhole: true }],
    queryFn: ({ signal }) => loadDriverSheet(client, { day, driverId }, signal),
  });
  const title = t('pickups.sheet.title', { day: day ? dayText(day, formatting) : t('pickups.allDays') });
  const driver = query.data?.drivers.find(({ id }) => id === driverId)?.name;
  return (
    <Page
      title={driver ? `${title} · ${driver}` : title}
      back={
        <Link to="/pickups" search={{ shelf: 'planned', day: day ?? 'all', driverId }}>
          {t('pickups.title')}
        </Link>
      }
      intro={query.data ? t('pickups.sheet.intro', { n: query.data.list.length }) : undefined}
      actions={
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('pickups.sheet.print')}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="parcels" title={t('pickups.none')} />
          ) : (
            <>
              <Stops list={list} days={day === undefined} />
              <Labels list={list} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The stops of a driver, with dates if the sheet covers several days. */
function Stops({ list, days }: { list: readonly StaffPickTask[]; days: boolean }) {
  const formatting = useFormatting();
  return (
    <PrintTable label={t('pickups.shelf.planned')} className={classes.sheet}>
      <thead>
        <tr>
          <th scope="col">{t('pickups.sheet.time')}</th>
          <th scope="col">{t('pickups.sheet.where')}</th>
          <th scope="col">{t('pickups.sheet.goods')}</th>
          <th scope="col">{t('pickups.sheet.number')}</th>
          <th scope="col">{t('pickups.sheet.signed')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((task) => (
          <tr key={task.id}>
            <td className={classes.whole}>
              {days ? (
                <>
                  {dayText(task.plannedDay ?? task.day, formatting)}
                  <br />
                </>
              ) : null}
              {t(`pickups.part.${task.plannedPart ?? task.part}`)}
            </td>
            <td className={classes.where}>
              {task.areaName} · {task.address}
              <br />
              {task.contact} · {task.phone}
              {task.remark ? (
                <>
                  <br />
                  {task.remark}
                </>
              ) : null}
            </td>
            <td className={classes.whole}>
              <Weight grams={task.weightG} /> · {t('pickups.pieces.n', { n: task.pieces })}
            </td>
            <td className={classes.whole}>
              <Code>{task.number}</Code>
            </td>
            <td className={classes.signed} />
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function Labels({ list }: { list: readonly StaffPickTask[] }) {
  const labels = list.flatMap(({ number, pieces, memberName, warehouseName }) =>
    Array.from({ length: pieces }, (_, at) => ({
      text: pieceNumber(number, at + 1),
      children: (
        <span>
          {memberName} · {warehouseName} · {at + 1}/{pieces}
        </span>
      ),
    })),
  );
  return <PrintLabels labels={labels} />;
}
