import type { ButtonLook } from '@crossdock/ui/Button.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';

/** Leads to an order of the member. */
export const OrderLinkButton = ({ id, ...look }: ButtonLook & { id: string; text: string }) => (
  <LinkButton to="/myOrder/$id" params={{ id }} {...look} />
);
