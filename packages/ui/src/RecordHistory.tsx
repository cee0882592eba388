import { Section } from './Page.tsx';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

interface RecordHistoryProps<Step> {
  readonly title: string;
  /** In the order in which they happened. */
  readonly steps: readonly Step[];
  readonly entry: (step: Step) => Omit<TimelineEntry, 'key' | 'at'>;
}

/** The history of a record, newest first. */
export function RecordHistory<Step extends { readonly event: string; readonly at: string }>(
  props: RecordHistoryProps<Step>,
) {
  return (
    <Section title={props.title}>
      <Timeline
        entries={props.steps.toReversed().map((step) => ({
          key: `${step.event} ${step.at}`,
          at: step.at,
          ...props.entry(step),
        }))}
      />
    </Section>
  );
}
