import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import type { ComponentProps } from 'react';

interface ApplyButtonProps extends Pick<ComponentProps<typeof LinkButton>, 'look' | 'text' | 'aria-label'> {
  readonly orderId: string;
  /** Without it, the page lets the member choose among the order's parcels. */
  readonly parcelId?: string;
}

/** Leads to the form for a claim about an order that has arrived or was lost. */
export const AfterSalesClaimButton = ({ orderId, parcelId, ...look }: ApplyButtonProps) => (
  <LinkButton to="/afterSales/apply" search={{ orderId, parcelId }} small {...look} />
);
