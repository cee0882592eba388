import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useLocation } from '@tanstack/react-router';

/** Opens the parcel whose contents must be declared. That page leads back to this one. */
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
