import { langs } from '@crossdock/domain/languages.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Fieldset } from '@crossdock/ui/Fieldset.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { emptyVariant, type VariantDraft } from './draft.ts';
import classes from './products.module.css';

interface VariantsProps {
  readonly variants: readonly VariantDraft[];
  readonly onChange: (variants: readonly VariantDraft[]) => void;
  readonly errorOf: (field: string) => string | undefined;
}

const measures = [
  ['weightG', 'products.weight'],
  ['lengthMm', 'products.length'],
  ['widthMm', 'products.width'],
  ['heightMm', 'products.height'],
  ['lowStock', 'products.lowStock'],
] as const;

/** The variants of the product, each with its own price, weight and size. */
export function Variants({ variants, onChange, errorOf }: VariantsProps) {
  const change = (at: number, part: Partial<VariantDraft>) =>
    onChange(variants.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <>
      <Muted as="p" regular>
        {t('products.variants.hint')}
      </Muted>
      {variants.map((variant, at) => (
        <Fieldset key={variant.key} title={t('products.variant', { n: at + 1 })}>
          <Fields
            variant={variant}
            errorOf={(field) => errorOf(`variants.${at}.${field}`)}
            change={(part) => change(at, part)}
          />
          <Row gap={8} wrap align="center">
            <RuleCheckbox
              label={t('products.variant.active')}
              checked={variant.active}
              onChange={(event) => change(at, { active: event.currentTarget.checked })}
            />
            {variants.length > 1 ? (
              <Button
                small
                look="plain"
                icon={IconTrash}
                onClick={() => onChange(variants.filter((_, index) => index !== at))}
              >
                {t('products.variant.remove', { n: at + 1 })}
              </Button>
            ) : null}
          </Row>
        </Fieldset>
      ))}
      <div>
        <Button small look="outline" icon={IconPlus} onClick={() => onChange([...variants, emptyVariant()])}>
          {t('products.variant.add')}
        </Button>
      </div>
    </>
  );
}

interface FieldsProps {
  readonly variant: VariantDraft;
  readonly change: (part: Partial<VariantDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

function Fields({ variant, change, errorOf }: FieldsProps) {
  return (
    <>
      <div className={classes.fields}>
        <TextBox
          label={t('products.sku')}
          required
          value={variant.sku}
          error={errorOf('sku')}
          onChange={(event) => change({ sku: event.currentTarget.value })}
        />
        <AmountBox
          label={t('products.price')}
          required
          value={variant.price}
          error={errorOf('priceMinor')}
          onText={(price) => change({ price })}
        />
        {langs.map((lang) => (
          <TextBox
            key={lang}
            label={t(`products.name.${lang}`)}
            value={variant[lang]}
            error={errorOf(lang)}
            onChange={(event) => change({ [lang]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.fields}>
        {measures.map(([field, label]) => (
          <TextBox
            key={field}
            label={t(label)}
            required
            inputMode="numeric"
            value={variant[field]}
            error={errorOf(field)}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </>
  );
}
