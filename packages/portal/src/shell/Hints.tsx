import { Section } from '@crossdock/ui/Page.tsx';
import classes from './Hints.module.css';

/** Hints beside a form, so that the form is accepted at the first attempt. */
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
