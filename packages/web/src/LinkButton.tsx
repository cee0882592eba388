import { type ButtonLook, buttonClass } from '@crossdock/ui/Button.tsx';
import type { Icon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className' | 'children'> {
  readonly icon?: Icon;
  readonly text: string;
}

/** A router link that looks like a button. It only leads to another page; use `Button` for actions. */
export const LinkButton = createLink(({ look, small, full, icon: Picture, text, ...a }: LinkButtonProps) => (
  <a {...a} className={buttonClass({ look, small, full })}>
    {Picture ? <Picture size={small ? 16 : 18} aria-hidden /> : null}
    {text}
  </a>
));
