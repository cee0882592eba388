import type { ClaimablePackage, ClaimableParcel } from '@crossdock/contract/aftersales/shapes.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import { InlineFacts, Weight } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

interface BoxChoiceProps {
  readonly boxes: readonly ClaimablePackage[];
  readonly parcel: ClaimableParcel;
  /** Id of the package; empty for the whole parcel. */
  readonly chosen: string;
  readonly onChoose: (packageId: string) => void;
}

/** Asks which package of the order arrived damaged or is missing. */
export function BoxChoice({ boxes, parcel, chosen, onChoose }: BoxChoiceProps) {
  const box = boxes.find(({ id }) => id === chosen);
  const inside = box?.parcels.find(({ parcelId }) => parcelId === parcel.parcelId);
  return (
    <Stack gap={8} below={16}>
      <Row as="fieldset" gap={8} wrap>
        <Text as="legend" pad={[0, 0, 8]} size={14} strong>
          {t('aftersales.box')}
        </Text>
        <Chip chosen={chosen === ''} onClick={() => onChoose('')}>
          {t('aftersales.box.all')}
        </Chip>
        {boxes.map(({ id, position }) => (
          <Chip key={id} chosen={chosen === id} onClick={() => onChoose(id)}>
            {t('aftersales.box.n', { n: position })}
          </Chip>
        ))}
      </Row>
      {box ? (
        <Row gap={12} align="center">
          {box.picture ? (
            <PhotoLink
              picture={box.picture}
              block
              square={56}
              round={8}
              alt={t('aftersales.box.n', { n: box.position })}
            />
          ) : null}
          <Muted>
            <InlineFacts>
              <Weight grams={box.weightG} />
              {inside && inside.pieces !== null
                ? t('aftersales.box.pieces', { pieces: inside.pieces, all: inside.goodsCount })
                : null}
            </InlineFacts>
          </Muted>
        </Row>
      ) : null}
    </Stack>
  );
}
