import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from './i18n.ts';

/** The refusals that say that a list is full, with the page of the list. */
const fullLists = {
  'address.tooMany': { to: '/address', text: 'shell.route.address' },
  'declarer.tooMany': { to: '/declarer', text: 'shell.route.declarer' },
} as const;

const isFull = (error: string): error is keyof typeof fullLists => Object.hasOwn(fullLists, error);

/** Says why an address or a declarer was not saved, with a link to the list if it is full. */
export function ListFullBanner({ failure }: { readonly failure: CallFailure | null }) {
  if (!failure) return null;
  const list = isFull(failure.error) ? fullLists[failure.error] : undefined;
  return (
    <Banner
      tone="danger"
      action={list && <LinkButton to={list.to} search={{}} look="outline" small text={t(list.text)} />}
    >
      {failure.message}
    </Banner>
  );
}
