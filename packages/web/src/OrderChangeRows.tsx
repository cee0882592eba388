import { addressLine } from '@crossdock/domain/addresses/line.ts';
import type { ChangeableOrderPart } from '@crossdock/domain/orders/orderChange.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { type ReactNode, useState } from 'react';
import { ChannelEdit, DestinationEdit, ParcelsEdit } from './OrderChangeChoices.tsx';
import { ContactEdit, InsuranceEdit, ServicesEdit, TaxEdit } from './OrderChangeFields.tsx';
import type { ChangeProps } from './orderChangeTexts.ts';

type Part = Exclude<ChangeableOrderPart, 'carrier' | 'declarers' | 'price'>;

const editors: Readonly<Record<Part, (props: ChangeProps) => ReactNode>> = {
  destination: DestinationEdit,
  contact: ContactEdit,
  channel: ChannelEdit,
  parcels: ParcelsEdit,
  services: ServicesEdit,
  insurance: InsuranceEdit,
  tax: TaxEdit,
};

/** Each part of the order in a row, with a button that changes it. */
export function OrderChangeRows(props: ChangeProps) {
  const { t, preview } = props;
  const [open, setOpen] = useState<Part | null>(null);
  const close = () => setOpen(null);
  const Editor = open && editors[open];
  const { insuranceOffered, taxOffered, services } = preview.choices;
  const shown: Part[] = ['destination', 'contact', 'channel', 'parcels'];
  if (services.length > 0) shown.push('services');
  if (insuranceOffered) shown.push('insurance');
  if (taxOffered) shown.push('tax');
  return (
    <Section>
      <Grid as="ul">
        {shown.map((part) => (
          <Row as="li" key={part} gap={12} align="center" justify="between" pad={[10, 0]} lineBetween>
            <Grid gap={2} minWidth={0} grow>
              <Muted size={13}>{t(`orders.change.part.${part}`)}</Muted>
              <Text size={15}>{shownOf(part, props)}</Text>
            </Grid>
            <Button
              look={preview.parts.includes(part) ? 'soft' : 'outline'}
              small
              aria-label={t('orders.change.editPart', { part: t(`orders.change.part.${part}`) })}
              onClick={() => setOpen(part)}
            >
              {t('orders.change.edit')}
            </Button>
          </Row>
        ))}
      </Grid>
      {open && Editor ? (
        <Dialog
          opened
          wide
          title={t(`orders.change.part.${open}`)}
          closeLabel={t('orders.change.close')}
          onClose={close}
        >
          <Grid gap={16}>
            <Editor {...props} />
            <Button onClick={close}>{t('orders.change.done')}</Button>
          </Grid>
        </Dialog>
      ) : null}
    </Section>
  );
}

function shownOf(part: Part, { t, preview: { content, choices } }: ChangeProps): ReactNode {
  const { destination } = content;
  switch (part) {
    case 'destination':
      return (
        <>
          {destination.pickupPoint
            ? `${destination.pickupPoint.name} ${destination.pickupPoint.address}`
            : addressLine(destination)}
          {content.addressPending ? ` · ${t('orders.change.pending')}` : ''}
        </>
      );
    case 'contact':
      return `${destination.consignee} ${destination.phone}`;
    case 'channel':
      return `${content.channelName} · ${content.carrierName}`;
    case 'parcels':
      return t('orders.change.parcels', { n: content.parcelIds.length });
    case 'services': {
      const chosen = choices.services.filter(({ quantity }) => quantity > 0);
      return chosen.map(({ name }) => name).join(' · ') || t('orders.change.noService');
    }
    case 'insurance':
      return content.insuredMinor === 0 ? (
        t('orders.change.notInsured')
      ) : (
        <Money minor={content.insuredMinor} />
      );
    case 'tax':
      return content.taxIncluded ? '✓' : '–';
  }
}
