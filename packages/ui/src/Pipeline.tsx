import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Pipeline.module.css';
import { Count } from './values.tsx';

export interface PipelineStage {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  readonly count: number | null;
  /** Something here needs the reader. */
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
    <ol className={classes.pipeline} aria-label={label}>
      {stages.map((stage) => {
        const content = <Stage {...stage} />;
        return (
          <li key={stage.key} className={classes.stage} data-waiting={stage.waiting || undefined}>
            {link ? link(stage, content) : content}
          </li>
        );
      })}
    </ol>
  );
}

function Stage({ label, icon: Picture, count }: PipelineStage) {
  return (
    <span className={classes.inside}>
      <span className={classes.icon}>
        <Picture size={22} stroke={1.8} aria-hidden />
      </span>
      <span className={classes.count}>{count === null ? '–' : <Count n={count} />}</span>
      <span className={classes.label}>{label}</span>
    </span>
  );
}

/** Steps of one task, with the present one marked. */
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
    <ol className={classes.steps} aria-label={label}>
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
    </ol>
  );
}
