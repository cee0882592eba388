import { Row } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconPackage, IconReceipt2, IconShoppingBag } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import type { TalkCard } from './talkState.ts';

const statusStyles = {
  parcel: { icon: IconPackage, address: (id: string) => `/myBag/${id}` },
  order: { icon: IconReceipt2, address: (id: string) => `/myOrder/${id}` },
  product: { icon: IconShoppingBag, address: (id: string) => `/shop-main?id=${id}` },
} as const;

/** The kind of a card, and its number, or the title of a product. */
export function TalkCardName({ card: { kind, number } }: { card: TalkCard }) {
  const { icon: Picture } = statusStyles[kind];
  return (
    <Row as="span" inline gap={8} align="center" minWidth={0}>
      <Picture size={20} stroke={1.8} aria-hidden />
      <span>
        {t(`support.card.${kind}`)} {kind === 'product' ? number : <Code>{number}</Code>}
      </span>
    </Row>
  );
}

/** A parcel or order of the member, or a product; it opens beside the chat. */
export function TalkCardLink({ card }: { card: TalkCard }) {
  return (
    <Row
      as="a"
      align="center"
      pad={[4, 10]}
      minHeight={44}
      fill="surface"
      edge
      round={10}
      tone="link"
      href={statusStyles[card.kind].address(card.id)}
      target="_blank"
      rel="noreferrer"
    >
      <TalkCardName card={card} />
    </Row>
  );
}
