import { enteredPricesMax } from '@crossdock/domain/pricing/enteredPrices.ts';
import { parsePriceTable } from '@crossdock/domain/pricing/parsePriceTable.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';

/** The typed rows of weights and prices, and what the card charges with them. */
interface Typing {
  readonly currency: string;
  readonly setRows: (rows: readonly { readonly weight: string; readonly price: string }[]) => void;
  readonly priceAt: (weightG: number) => number | null;
}

/**
 * Fills the rows of weights and prices from a copied list or a file, and says for which lines the card
 * charges something else.
 */
export function PriceListPaste({ typing }: { typing: Typing }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { currency } = typing;
  const read = (next: string) => {
    setText(next);
    const { rows } = parsePriceTable(next, currency);
    if (rows.length === 0) return;
    typing.setRows(
      rows.map(({ weightG, priceMinor }) => ({
        weight: String(weightG / 1000),
        price: shortAmountText(priceMinor, currency),
      })),
    );
  };
  if (!open)
    return (
      <div>
        <Button small look="soft" icon={IconTable} onClick={() => setOpen(true)}>
          {t('pricing.paste')}
        </Button>
      </div>
    );
  return (
    <Stack gap={8}>
      <NoteBox
        label={t('pricing.paste')}
        description={t('pricing.paste.text')}
        rows={4}
        value={text}
        onChange={(event) => read(event.currentTarget.value)}
      />
      <FilePick
        label={t('pricing.paste.file')}
        buttonLabel={t('sheet.choose')}
        accept=".csv,.txt,.tsv"
        onPick={(file) => void file.text().then(read)}
      />
      {text.trim() === '' ? null : <Outcome typing={typing} text={text} />}
    </Stack>
  );
}

/** Compares the card's prices with those of the list, line by line. */
function Outcome({ typing: { currency, priceAt }, text }: { typing: Typing; text: string }) {
  const formatting = useFormatting();
  const { lines, rows } = parsePriceTable(text, currency);
  if (rows.length === 0)
    return (
      <Text as="p" size={14} tone="danger" role="status">
        {lines.length === 0
          ? t('pricing.paste.none')
          : t('pricing.paste.tooMany', { n: lines.length, most: enteredPricesMax })}
      </Text>
    );
  const others = lines.filter(({ weightG, priceMinor }) => priceAt(weightG) !== priceMinor);
  const named = others.slice(0, 3).map(({ weightG, priceMinor }) =>
    t('pricing.paste.line', {
      kg: weightG / 1000,
      price: formatMoney(priceMinor, currency, formatting),
    }),
  );
  return (
    <Text as="p" size={14} tone={others.length > 0 ? 'danger' : 'success'} role="status">
      {others.length === 0
        ? t('pricing.paste.all', { n: lines.length })
        : t('pricing.paste.differs', { n: lines.length, others: others.length, list: joinNames(named) })}
    </Text>
  );
}
