import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Grid, Row, Stack, Text } from './Layout.tsx';
import classes from './Pipeline.module.css';
import { Count } from './values.tsx';

export interface PipelineStage {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  readonly count: number | null;
  /** Something here needs the reader's action. */
  readonly waiting?: boolean;
}

/** Counts of consecutive stages. `link` wraps each stage, usually in a router link. */
export function Pipeline({
  label,
  stages,
  link,
}: {
  label: string;
  stages: readonly PipelineStage[];
  link?: (stage: PipelineStage, content: ReactNode) => ReactNode;
}) {
  return (
    <Grid as="ol" columns={5} pad={[12, 4]} fill="surface" edge round="card" aria-label={label}>
      {stages.map((stage) => {
        const content = <Stage {...stage} />;
        return (
          <li key={stage.key} className={classes.stage} data-waiting={stage.waiting || undefined}>
            {link ? link(stage, content) : content}
          </li>
        );
      })}
    </Grid>
  );
}

function Stage({ label, icon: Picture, count }: PipelineStage) {
  return (
    <Stack as="span" gap={2} align="center" pad={[8, 2]} textAlign="center">
      <span className={classes.icon}>
        <Picture size={22} stroke={1.8} aria-hidden />
      </span>
      <Text size={20} strong lineHeight={1.4}>
        {count === null ? '–' : <Count n={count} />}
      </Text>
      <span className={classes.label}>{label}</span>
    </Stack>
  );
}

/** The steps of one task, with the current one marked. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <Row as="ol" gap={8} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classes.step}
          data-state={place < current ? 'done' : place === current ? 'current' : 'ahead'}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={classes.number}>{place + 1}</span>
          <span className={classes.stepLabel}>{step}</span>
        </li>
      ))}
    </Row>
  );
}
