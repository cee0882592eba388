import { Section } from '@crossdock/ui/Page.tsx';
import { Link } from '@tanstack/react-router';
import classes from './Hints.module.css';

interface OtherTextLinksProps {
  readonly title: string;
  readonly to: '/answer' | '/noviceguidance';
  readonly texts: readonly { readonly id: string; readonly title: string }[];
  /** The text that is open. */
  readonly id: string;
}

/** Links to the other texts of the same kind. */
export function OtherTextLinks({ title, to, texts, id }: OtherTextLinksProps) {
  return (
    <Section title={title}>
      <ul className={classes.texts}>
        {texts.map((text) => (
          <li key={text.id}>
            <Link to={to} search={{ id: text.id }} aria-current={text.id === id ? 'page' : undefined}>
              {text.title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
