import type { TalkMessage } from '@crossdock/contract/support/shapes.ts';
import { Code } from '@crossdock/ui/values.tsx';
import { IconPackage, IconReceipt2 } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import classes from './talk.module.css';

/** A parcel or order of the member; it opens beside the talk, which stays. */
export function TalkCardLink({ card }: { card: NonNullable<TalkMessage['card']> }) {
  const Picture = card.kind === 'parcel' ? IconPackage : IconReceipt2;
  const page = card.kind === 'parcel' ? 'myBag' : 'myOrder';
  return (
    <a className={classes.card} href={`/${page}/${card.id}`} target="_blank" rel="noreferrer">
      <Picture size={20} stroke={1.8} aria-hidden />
      <span>
        {t(`support.card.${card.kind}`)} <Code>{card.number}</Code>
      </span>
    </a>
  );
}
