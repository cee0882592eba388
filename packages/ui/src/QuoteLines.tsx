import { Chevron } from './Chevron.tsx';
import { Box, Row, Stack, Text } from './Layout.tsx';
import classes from './QuoteLines.module.css';
import { Money } from './values.tsx';

export interface QuoteRow {
  readonly key: string;
  readonly label: string;
  readonly amountMinor: number;
  /** A small word beside the label, such as "estimate". */
  readonly note?: string | undefined;
  /** The arithmetic, one sentence each, shown when the line is opened. */
  readonly steps: readonly string[];
}

export interface QuoteLinesProps {
  readonly rows: readonly QuoteRow[];
  readonly total?: { readonly label: string; readonly amountMinor: number };
  /** Whether all lines start open. */
  readonly open?: boolean;
}

/** The lines of a quote or bill; each opens to show its arithmetic. */
export function QuoteLines({ rows, total, open = false }: QuoteLinesProps) {
  return (
    <Stack>
      {rows.map((row) => (
        <Box as="details" key={row.key} lineBelow open={open}>
          <Row as="summary" gap={8} align="center" minHeight={44} pad={[6, 0]} clickable>
            <Chevron aside size={16} />
            <Text grow minWidth={0}>
              {row.label}
              {row.note ? <span className={classes.note}>{row.note}</span> : null}
            </Text>
            <span className={classes.amount} data-deduction={row.amountMinor < 0 || undefined}>
              <Money minor={row.amountMinor} />
            </span>
          </Row>
          <Stack as="ul" gap={2} pad={[8, 12]} below={10} fill="bg" round={8} tone="muted" size={14} figures>
            {row.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        </Box>
      ))}
      {total ? (
        <div className={classes.total}>
          <span>{total.label}</span>
          <span className={classes.amount}>
            <Money minor={total.amountMinor} emphasis />
          </span>
        </div>
      ) : null}
    </Stack>
  );
}
