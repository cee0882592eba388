import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Stack, TickBox } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';

const says = {
  uploading: 'statements.file.uploading',
  reading: 'statements.file.reading',
  storing: 'statements.file.storing',
} as const;

interface ProgressProps {
  readonly label: string;
  readonly work: { readonly phase: string; readonly sent: number };
}

/** The progress of a table import; nothing while a person chooses the file. */
export function ImportProgress({ label, work: { phase, sent } }: ProgressProps) {
  if (phase !== 'uploading' && phase !== 'reading' && phase !== 'storing') return null;
  return (
    <Section>
      <Stack gap={8}>
        <span role="status">{t(says[phase], { percent: Math.round(sent * 100) })}</span>
        <progress aria-label={label} {...(phase === 'uploading' ? { value: sent } : {})} />
      </Stack>
    </Section>
  );
}

interface DoneProps {
  readonly title: string;
  /** A result that a person must check. */
  readonly doubt?: string | undefined;
  readonly onRestart: () => void;
  /** A link to the imported lines. */
  readonly children: ReactNode;
}

/** The result of a table import, with buttons for another file or for the lines. */
export function ImportDone({ title, doubt, onRestart, children }: DoneProps) {
  return (
    <Banner
      tone={doubt ? 'warning' : 'success'}
      title={title}
      action={
        <Row gap={8} wrap>
          <Button small look="outline" onClick={onRestart}>
            {t('statements.file.other')}
          </Button>
          {children}
        </Row>
      }
    >
      {doubt}
    </Banner>
  );
}

interface WrongProps {
  readonly wrong: readonly { readonly row: number; readonly why: string }[];
  readonly skip: boolean;
  readonly onSkip: (skip: boolean) => void;
}

/** The unreadable rows of a table, and whether to skip them. */
export function WrongRows({ wrong, skip, onSkip }: WrongProps) {
  return (
    <Section title={t('statements.wrong')}>
      <Grid as="ul" gap={4}>
        {wrong.map(({ row, why }) => (
          <li key={row}>{t('statements.wrong.row', { row, why })}</li>
        ))}
      </Grid>
      <Row as="label" gap={8} align="center" minHeight={44}>
        <TickBox type="checkbox" checked={skip} onChange={() => onSkip(!skip)} />
        {t('statements.skipWrong')}
      </Row>
    </Section>
  );
}
