import type { ButtonLook } from '@crossdock/ui/Button.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';

interface PayButtonProps extends ButtonLook {
  readonly orderId: string;
  /** True for an order of the shop's goods, false for a shipping order. */
  readonly goods?: boolean;
  readonly text: string;
}

/** Leads to the payment of an order. */
export const PayButton = ({ orderId, goods, ...look }: PayButtonProps) => (
  <LinkButton to="/pay/$orderId" params={{ orderId }} search={goods ? { goods: 1 } : {}} {...look} />
);
