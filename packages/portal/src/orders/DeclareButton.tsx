import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useLocation } from '@tanstack/react-router';

/** Leads to the parcel, whose contents are to be declared, and from there back to this page. */
export function DeclareButton({ parcelId, text }: { parcelId: string; text: string }) {
  const returnTo = useLocation({ select: ({ href }) => href });
  return (
    <LinkButton
      to="/myBag/$id"
      params={{ id: parcelId }}
      search={{ returnTo }}
      look="outline"
      small
      text={text}
    />
  );
}
