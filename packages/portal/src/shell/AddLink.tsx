import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import type { Icon } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';

interface AddLinkProps {
  readonly to: '/address' | '/declarer';
  readonly text: string;
  readonly icon?: Icon;
}

/** Leads to the form for a new address or declarer, which then leads back to this page. */
export function AddLink({ to, ...look }: AddLinkProps) {
  const returnTo = useLocation({ select: ({ href }) => href });
  return <LinkButton to={to} search={{ add: '1', returnTo }} look="soft" small {...look} />;
}
