import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import type { ContactMethod } from './contactMethods.ts';
import classes from './support.module.css';

export function ContactMethodRows({ ways }: { ways: readonly ContactMethod[] }) {
  return (
    <ul className={classes.ways}>
      {ways.map((way) => (
        <li key={way.text}>
          <WayRow way={way} />
        </li>
      ))}
    </ul>
  );
}

function WayRow({ way: { text, icon: Picture, value, href } }: { way: ContactMethod }) {
  const inside = (
    <>
      <Picture size={24} stroke={1.6} color="var(--link)" aria-hidden />
      <span>
        <Muted block>{t(text)}</Muted>
        <Text block lines tone={href === undefined ? undefined : 'link'}>
          {value}
        </Text>
      </span>
    </>
  );
  const place = { gap: 16, align: 'center', minHeight: 64, pad: [12, 0], tone: 'text' } as const;
  if (href === undefined) return <Row {...place}>{inside}</Row>;
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Row as="a" {...place} href={href} {...outside}>
      {inside}
    </Row>
  );
}
