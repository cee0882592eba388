import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from './i18n.ts';

const lists = {
  address: { to: '/address', text: 'shell.route.address' },
  declarer: { to: '/declarer', text: 'shell.route.declarer' },
} as const;

interface TooManyBannerProps {
  readonly failure: CallFailure | null;
  readonly of: keyof typeof lists;
}

/** Why an address or a declarer was not saved; with a link to the list if there are too many. */
export function TooManyBanner({ failure, of }: TooManyBannerProps) {
  if (!failure) return null;
  const { to, text } = lists[of];
  const isFull = failure.error === `${of}.tooMany`;
  return (
    <Banner
      tone="danger"
      action={isFull ? <LinkButton to={to} search={{}} look="outline" small text={t(text)} /> : null}
    >
      {failure.message}
    </Banner>
  );
}
