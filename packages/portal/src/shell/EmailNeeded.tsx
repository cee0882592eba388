import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EditEmailButton } from './EditEmailButton.tsx';
import { t } from './i18n.ts';

/** A link to add the email address that this action requires. Renders nothing for other failures. */
export function EmailNeeded({ failure }: { failure: CallFailure | null }) {
  if (failure?.error !== 'member.emailNeeded') return null;
  return (
    <Banner tone="warning" action={<EditEmailButton look="outline" text={t('members.email.add')} />}>
      {failure.message}
    </Banner>
  );
}
