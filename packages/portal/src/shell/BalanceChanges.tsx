import { monthAt } from '@crossdock/domain/shops/wallClock.ts';
import { Box, Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import classes from './MonthRecords.module.css';

/** One change of a balance: the event, its subject, the amount, and the balance before and after. */
export interface BalanceChange {
  readonly id: string;
  readonly at: string;
  readonly what: string;
  readonly about: ReactNode;
  readonly amount: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** The parts of a combined change, shown when its row is opened. Absent for a single change. */
  readonly parts?: { readonly word: string; readonly records: readonly BalanceChange[] };
}

export interface MonthSums {
  readonly month: string;
  /** The totals of the month, in and out, with their labels. */
  readonly sums: readonly (readonly [word: string, amount: ReactNode])[];
}

export interface BalanceChangesProps {
  /** The name of the list for screen readers. */
  readonly label: string;
  /** Newest first. */
  readonly records: readonly BalanceChange[];
  readonly months: readonly MonthSums[];
  /** The rows of the current page are shown dimmed while the next page loads. */
  readonly stale: boolean;
}

/** Changes of a balance as one list: a heading with totals for each month, and one row for each change. */
export function BalanceChanges({ label, records, months, stale }: BalanceChangesProps) {
  const { timeZone } = useFormatting();
  const monthOf = ({ at }: BalanceChange) => monthAt(at, timeZone);
  const shown = [...new Set(records.map(monthOf))];
  return (
    <Grid as="section" gap={20} aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      {shown.map((month) => (
        <div key={month}>
          <Row gap={[2, 16]} wrap align="baseline" justify="between" pad={[0, 4, 8]}>
            <Text as="h3" size={16}>
              <When iso={records.find((record) => monthOf(record) === month)?.at ?? ''} style="month" />
            </Text>
            <Sums sums={months.find((one) => one.month === month)?.sums ?? []} />
          </Row>
          <Box as="ul" edge round="card" fill="surface">
            {records.map((record) =>
              monthOf(record) === month ? <RecordLine key={record.id} record={record} /> : null,
            )}
          </Box>
        </div>
      ))}
    </Grid>
  );
}

function Sums({ sums }: Pick<MonthSums, 'sums'>) {
  return (
    <Row as="p" gap={[0, 16]} wrap tone="muted" size={14}>
      {sums.map(([word, amount]) => (
        <span key={word}>
          {word} {amount}
        </span>
      ))}
    </Row>
  );
}

function RecordLine({ record }: { record: BalanceChange }) {
  return (
    <li className={classes.row}>
      <span className={classes.what}>{record.what}</span>
      <span className={classes.about}>{record.about}</span>
      <span className={classes.at}>
        <When iso={record.at} style="short" />
      </span>
      <span className={classes.amount}>{record.amount}</span>
      <span className={classes.balance}>
        {record.before} → {record.after}
      </span>
      {record.parts && record.parts.records.length > 0 ? (
        <details className={classes.parts}>
          <summary>{record.parts.word}</summary>
          <Box as="ul">
            {record.parts.records.map((part) => (
              <RecordLine key={part.id} record={part} />
            ))}
          </Box>
        </details>
      ) : null}
    </li>
  );
}
