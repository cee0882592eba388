import type { Output } from '@crossdock/contract/table.ts';
import { ledgerAccountGroupNames, ledgerAccountGroups } from '@crossdock/domain/wallet/books.ts';
import type { DaySpan } from '@crossdock/domain/wallet/days.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { linkClass } from '../shell/links.tsx';
import { PrintTable } from '../shell/PrintLayout.tsx';
import classes from './BookTable.module.css';

type Line = Output<'getBookDay'>['accounts'][number];

interface BookTableProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly span: DaySpan;
}

const figures = ['openingMinor', 'inMinor', 'outMinor', 'closingMinor'] as const;
const heads = ['books.opening', 'books.in', 'books.out', 'books.closing'] as const;

/** All accounts over some days, in the groups of `ledgerAccountGroups`. An account's name links to its movements. */
export function LedgerTable({ label, lines, span }: BookTableProps) {
  return (
    <PrintTable label={label} className={classes.book}>
      <thead>
        <tr>
          <th scope="col">{t('books.account')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" data-align="end">
              {t(head)}
            </th>
          ))}
          <th scope="col" data-align="end">
            {t('books.entries')}
          </th>
        </tr>
      </thead>
      {ledgerAccountGroupNames.map((group) => (
        <tbody key={group}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={6}>
              {t(`books.group.${group}`)}
            </th>
          </tr>
          {ledgerAccountGroups[group].map((kind) => {
            const line = lines.find((one) => one.kind === kind);
            return line ? <Row key={kind} line={line} span={span} /> : null;
          })}
        </tbody>
      ))}
    </PrintTable>
  );
}

function Row({ line, span }: { line: Line; span: DaySpan }) {
  return (
    <tr>
      <th scope="row">
        <Link
          to="/wallet/ledger"
          search={{ account: line.kind, span: 'own', from: span.from, to: span.to }}
          className={linkClass}
        >
          {t(`books.account.${line.kind}`)}
        </Link>
        <Muted block size={13} unprinted>
          {t(`books.about.${line.kind}`)}
        </Muted>
      </th>
      {figures.map((figure, at) => (
        <td key={figure} data-align="end" data-figure={figure} data-head={t(heads[at] ?? 'books.closing')}>
          <Money minor={line[figure]} muted={line[figure] === 0 || figure === 'openingMinor'} />
        </td>
      ))}
      <td data-align="end" data-head={t('books.entries')}>
        <Count n={line.count} />
      </td>
    </tr>
  );
}
