import type { Output } from '@crossdock/contract/table.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import {
  type Icon,
  IconBrandLine,
  IconBrandWhatsapp,
  IconClock,
  IconMail,
  IconMapPin,
  IconMessageCircle,
  IconPhone,
} from '@tabler/icons-react';
import { useCall } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { PlaceTabs } from '../shell/PlaceTabs.tsx';
import { supportAction } from '../shell/support.ts';
import classes from './support.module.css';

type Contact = Output<'getContact'>;

interface Way {
  readonly text: TextKey;
  readonly icon: Icon;
  readonly value: string;
  readonly href?: string;
}

/** How to reach the shop, as its owner says; open to visitors. */
export function SupportPage() {
  const query = useCall('getContact', {}, { staleMs: 600_000 });
  const chat = useChatWay();
  return (
    <Page title={t('support.title')} intro={t('support.intro')} tabs={<PlaceTabs of="help" />}>
      <Loaded query={query} texts={loadedTexts()}>
        {(contact) => <Ways ways={[...chat, ...waysOf(contact)]} />}
      </Loaded>
    </Page>
  );
}

/** Our own chat, where the shop offers it. */
function useChatWay(): Way[] {
  const config = useCall('getShopConfig', {}, { staleMs: 600_000 });
  const isOurs =
    supportAction(config.data).kind === 'chat' && !config.data?.list.some(({ params }) => params !== '');
  return isOurs
    ? [{ text: 'support.chat', icon: IconMessageCircle, value: t('support.chat.text'), href: '/im' }]
    : [];
}

function Ways({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0)
    return (
      <Section>
        <EmptyState picture="soon" title={t('support.none')} text={t('support.none.text')} />
      </Section>
    );
  return (
    <Section>
      <ul className={classes.ways}>
        {ways.map((way) => (
          <li key={way.text}>
            <WayRow way={way} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WayRow({ way: { text, icon: Picture, value, href } }: { way: Way }) {
  const inside = (
    <>
      <Picture size={24} stroke={1.6} aria-hidden />
      <span>
        <span className={classes.name}>{t(text)}</span>
        <span className={classes.value}>{value}</span>
      </span>
    </>
  );
  if (href === undefined) return <div className={classes.way}>{inside}</div>;
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={classes.way} href={href} {...outside}>
      {inside}
    </a>
  );
}

function waysOf(contact: Contact): Way[] {
  const { phone, line, whatsapp, address, hours } = contact;
  const email = contact.email || contact.mail;
  const lineUrl = line.startsWith('https:') ? line : `https://line.me/R/ti/p/${encodeURIComponent(line)}`;
  const ways: Way[] = [
    { text: 'support.phone', icon: IconPhone, value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { text: 'support.line', icon: IconBrandLine, value: line, href: lineUrl },
    {
      text: 'support.whatsapp',
      icon: IconBrandWhatsapp,
      value: whatsapp,
      href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    },
    { text: 'support.email', icon: IconMail, value: email, href: `mailto:${email}` },
    { text: 'support.address', icon: IconMapPin, value: address },
    { text: 'support.hours', icon: IconClock, value: hours },
  ];
  return ways.filter(({ value }) => value !== '');
}
