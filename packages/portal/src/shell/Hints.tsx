import { Section } from '@crossdock/ui/Page.tsx';
import classes from './Hints.module.css';

/** What makes a form go through at once, beside it. */
export function Hints({ title, hints }: { title: string; hints: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className={classes.hints}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Section>
  );
}
