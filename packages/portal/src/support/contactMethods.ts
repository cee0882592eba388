import type { Output } from '@crossdock/contract/table.ts';
import {
  type Icon,
  IconBrandLine,
  IconBrandWhatsapp,
  IconClock,
  IconMail,
  IconMapPin,
  IconPhone,
} from '@tabler/icons-react';
import type { TextKey } from '../shell/i18n.ts';

export interface ContactMethod {
  readonly text: TextKey;
  readonly icon: Icon;
  readonly value: string;
  readonly href?: string;
}

/** The shop's contacts, as its owner set them. */
export function contactMethods(contact: Output<'getContact'>): ContactMethod[] {
  const { phone, line, whatsapp, address, hours } = contact;
  const email = contact.email || contact.mail;
  const lineUrl = line.startsWith('https:') ? line : `https://line.me/R/ti/p/${encodeURIComponent(line)}`;
  const ways: ContactMethod[] = [
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
