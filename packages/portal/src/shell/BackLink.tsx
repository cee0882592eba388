import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface BackLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly text: string;
}

/** A link above a page's title, back to the page that it belongs to. */
export const BackLink = createLink(({ text, ...a }: BackLinkProps) => (
  <a {...a}>
    <IconArrowLeft size={16} aria-hidden /> {text}
  </a>
));
