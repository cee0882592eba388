import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Row, Stack, TickBox } from '@crossdock/ui/Layout.tsx';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import type { ListColumn } from './listColumns.ts';

interface ColumnsProps {
  readonly all: readonly Pick<ListColumn<never>, 'key' | 'title'>[];
  readonly shown: readonly string[];
  readonly onChoose: (keys: readonly string[]) => Promise<void>;
}

/** Chooses and sorts the columns of a list, stored for the account on all devices. */
export function ColumnsButton(props: ColumnsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        bordered
        icon={IconColumns3}
        label={t('shell.list.columns')}
        onClick={() => setOpen(true)}
      />
      {open ? <ColumnsDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ColumnsDialog({ all, shown, onChoose, onClose }: ColumnsProps & { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(shown);
  const others = all.filter(({ key }) => !chosen.includes(key)).map(({ key }) => key);
  const move = (key: string, by: 1 | -1) => {
    const at = chosen.indexOf(key);
    const next = chosen.filter((one) => one !== key);
    next.splice(at + by, 0, key);
    setChosen(next);
  };
  const choose = (keys: readonly string[]) => void onChoose(keys).then(onClose);
  return (
    <Dialog opened title={t('shell.list.columns')} onClose={onClose}>
      <Stack gap={16}>
        <Stack as="ul">
          {[...chosen, ...others].map((key) => {
            const at = chosen.indexOf(key);
            const title = all.find((column) => column.key === key)?.title ?? key;
            return (
              <Row as="li" key={key} align="center" justify="between" minHeight={44} lineBelow>
                <Row as="label" gap={8} align="center" grow minHeight={44}>
                  <TickBox
                    type="checkbox"
                    checked={at >= 0}
                    disabled={at >= 0 && chosen.length === 1}
                    onChange={() =>
                      setChosen(at < 0 ? [...chosen, key] : chosen.filter((one) => one !== key))
                    }
                  />
                  {title}
                </Row>
                {at > 0 ? (
                  <IconButton
                    icon={IconArrowUp}
                    label={t('shell.list.columns.up', { title })}
                    onClick={() => move(key, -1)}
                  />
                ) : null}
                {at >= 0 && at < chosen.length - 1 ? (
                  <IconButton
                    icon={IconArrowDown}
                    label={t('shell.list.columns.down', { title })}
                    onClick={() => move(key, 1)}
                  />
                ) : null}
              </Row>
            );
          })}
        </Stack>
        <Row gap={8} wrap justify="end">
          <Button look="outline" onClick={() => choose([])}>
            {t('shell.list.columns.reset')}
          </Button>
          <Button onClick={() => choose(chosen)}>{t('shell.save')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
