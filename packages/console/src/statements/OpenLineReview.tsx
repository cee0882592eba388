import { Button } from '@crossdock/ui/Button.tsx';
import { Bar, Grid, Split, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { LineDecision } from './LineDecision.tsx';
import { bankDayText, type Line, payerText } from './statementLine.tsx';

interface WorkProps {
  readonly rows: readonly Line[];
  readonly total: number;
  readonly mayWrite: boolean;
}

/** One line at a time, beside its candidates. After a decision the next one is shown. */
export function OpenLineReview({ rows, total, mayWrite }: WorkProps) {
  const [at, setAt] = useState(0);
  const place = Math.min(at, rows.length - 1);
  const line = rows[place];
  const move = (by: number) => setAt((place + by + rows.length) % rows.length);
  if (line === undefined) return null;
  return (
    <Grid as="section" gap={12} aria-label={t('statements.line')}>
      <Bar gap={8} tone="muted" size={14}>
        <span role="status">{t('statements.place', { place: place + 1, of: total })}</span>
        <Bar as="span" gap={8}>
          <Button small look="outline" icon={IconArrowLeft} onClick={() => move(-1)}>
            {t('statements.previous')}
          </Button>
          <Button small look="outline" icon={IconArrowRight} onClick={() => move(1)}>
            {t('statements.next')}
          </Button>
        </Bar>
      </Bar>
      <Split from="desktop" columns="minmax(0, 2fr) minmax(0, 3fr)" gap={16} align="start">
        <LineFacts line={line} />
        <LineDecision key={line.id} line={line} mayWrite={mayWrite} onMove={move} />
      </Split>
    </Grid>
  );
}

function LineFacts({ line }: { line: Line }) {
  const { account, balanceMinor } = line;
  const texts: [string, string][] = [
    [t('statements.note'), line.note],
    [t('statements.counter'), payerText(line)],
    [t('statements.remark'), line.remark],
  ];
  return (
    <Section title={t('statements.line')}>
      <Text as="p" below={8} size={28} strong lineHeight={1.3}>
        <Money minor={line.amountMinor} currency={account.currency} />
      </Text>
      <Facts
        facts={[
          [t('statements.day'), bankDayText(line)],
          ...texts.filter(([, text]) => text !== ''),
          ...(line.reference
            ? [[t('statements.reference'), <Code key="r">{line.reference}</Code>] as const]
            : []),
          [t('statements.account'), `${account.bankName} ${account.accountNumber}`],
          ...(balanceMinor === null
            ? []
            : [
                [
                  t('statements.balance'),
                  <Money key="b" minor={balanceMinor} currency={account.currency} />,
                ] as const,
              ]),
        ]}
      />
    </Section>
  );
}
