import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Link } from '@tanstack/react-router';
import { t } from './i18n.ts';

/** A link to add the email address that this action requires. Renders nothing for other failures. */
export function EmailNeeded({ failure }: { failure: CallFailure | null }) {
  if (failure?.error !== 'member.emailNeeded') return null;
  return (
    <Banner
      tone="warning"
      action={
        <Link
          to="/member"
          search={{ tab: 'security', change: 'email' }}
          className={buttonClass({ look: 'outline', small: true })}
        >
          {t('members.email.add')}
        </Link>
      }
    >
      {failure.message}
    </Banner>
  );
}
