import type { Output } from '@crossdock/contract/table.ts';
import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceField } from '@crossdock/ui/fields.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import {
  IconArrowDown,
  IconArrowUp,
  IconBan,
  IconBattery2,
  IconBox,
  IconDroplet,
  IconPencil,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { NameFields } from '../shell/NameFields.tsx';
import classes from './warehouses.module.css';

type GoodsType = Output<'listStaffGoodsTypes'>[number];

const ClassBadge = createWordedBadge<GoodsType['goodsClass']>((state) => t(`goods.class.${state}`), {
  general: ['success', IconBox],
  sensitive: ['warning', IconBattery2],
  special: ['info', IconDroplet],
  prohibited: ['danger', IconBan],
});

/** The goods types in the order in which members see them, with the class that decides which channels carry them. */
export function GoodsTypes({ mayWrite }: { mayWrite: boolean }) {
  const query = useCall('listStaffGoodsTypes', {});
  const [edited, setEdited] = useState<GoodsType | null>(null);
  const order = useSubmit('orderGoodsTypes', { refreshes: ['listStaffGoodsTypes'] });
  const move = (list: readonly GoodsType[], at: number, by: 1 | -1) => {
    const ids = list.map((type) => type.id);
    const [id] = ids.splice(at, 1);
    if (id) void order.submit({ ids: ids.toSpliced(at + by, 0, id) });
  };
  return (
    <Loaded query={query}>
      {(list) => (
        <Stack as="ul">
          {list.map((type, at) => {
            const name = type[currentLanguage()];
            return (
              <li key={type.id} className={classes.type} data-off={type.active ? undefined : true}>
                <span className={classes.typeName}>{name}</span>
                <ClassBadge state={type.goodsClass} />
                {mayWrite ? (
                  <span className={classes.actions}>
                    <IconButton
                      icon={IconArrowUp}
                      label={t('goods.up', { name })}
                      disabled={at === 0 || order.busy}
                      onClick={() => move(list, at, -1)}
                    />
                    <IconButton
                      icon={IconArrowDown}
                      label={t('goods.down', { name })}
                      disabled={at === list.length - 1 || order.busy}
                      onClick={() => move(list, at, 1)}
                    />
                    <IconButton
                      icon={IconPencil}
                      label={t('goods.edit', { name })}
                      onClick={() => setEdited(type)}
                    />
                  </span>
                ) : null}
              </li>
            );
          })}
          {edited ? <GoodsTypeDialog type={edited} onClose={() => setEdited(null)} /> : null}
        </Stack>
      )}
    </Loaded>
  );
}

function GoodsTypeDialog({ type, onClose }: { type: GoodsType; onClose: () => void }) {
  const { code: _code, position: _position, ...defaults } = type;
  const { form, ...saving } = useDialogForm('editGoodsType', {
    schema: () => import('@crossdock/contract/parcels/goodsTypes.ts').then((m) => m.editGoodsTypeInput),
    defaults,
    refreshes: ['listStaffGoodsTypes'],
    done: t('warehouses.saved'),
    onClose,
  });
  const { control, register } = form;
  return (
    <SaveDialog {...saving} title={t('goods.edit', { name: type[currentLanguage()] })}>
      <NameFields control={control} labelOf={(lang) => t(`goods.name.${lang}`)} />
      <ChoiceField
        control={control}
        name="goodsClass"
        {...labelAndHint('goods.class')}
        data={goodsClasses.map((value) => ({ value, label: t(`goods.class.${value}`) }))}
      />
      <Checkbox label={t('goods.active')} {...register('active')} />
    </SaveDialog>
  );
}
