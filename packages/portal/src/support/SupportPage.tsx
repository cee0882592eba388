import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { IconMessageCircle } from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { supportAction } from '../shell/support.ts';
import { ContactMethodRows } from './ContactMethodRows.tsx';
import { type ContactMethod, contactMethods } from './contactMethods.ts';

/** The shop's contacts, as its owner set them; open to visitors. */
export function SupportPage() {
  const contact = useCall('getContact', {}, { staleMs: 600_000 });
  const chat = useChatWay();
  // All rows appear at once, because a late row would move the others while the reader taps one.
  const query = chat === undefined ? { ...contact, data: undefined } : contact;
  return (
    <Page title={t('support.title')} intro={t('support.intro')} tabs={<RouteTabs of="help" />}>
      <Loaded query={query}>{(data) => <Ways ways={[...(chat ?? []), ...contactMethods(data)]} />}</Loaded>
    </Page>
  );
}

/** A link to our own chat, if the shop offers it; undefined until that is known. */
function useChatWay(): ContactMethod[] | undefined {
  const config = useCall('getShopConfig', {}, { staleMs: 600_000 });
  if (config.isPending) return undefined;
  const isOurs =
    supportAction(config.data).kind === 'chat' && !config.data?.list.some(({ params }) => params !== '');
  return isOurs
    ? [{ text: 'support.chat', icon: IconMessageCircle, value: t('support.chat.text'), href: '/im' }]
    : [];
}

function Ways({ ways }: { ways: readonly ContactMethod[] }) {
  return (
    <Section>
      {ways.length === 0 ? (
        <EmptyState picture="soon" {...titleAndText('support.none')} />
      ) : (
        <ContactMethodRows ways={ways} />
      )}
    </Section>
  );
}
