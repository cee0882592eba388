import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Photo, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

/** The shop's icon as members see it, and a place to drop another one. */
export function IconSection({ icon }: { icon: string }) {
  const upload = useSubmit('uploadShopIcon', {
    refreshes: ['getShopSettings'],
    done: t('shops.saved'),
  });
  const mayWrite = useStaff().may('shop.write');
  return (
    <Section title={t('shops.icon')}>
      <Row wrap align="center" gap={24}>
        <Photo round={12} edge fit="cover" src={icon} alt={t('shops.icon')} width={64} height={64} />
        {mayWrite ? (
          <FileDrop
            label={t('shops.icon.replace')}
            hint={t('shops.icon.hint')}
            buttonLabel={t('shops.icon.choose')}
            removeLabel={(name) => name}
            files={[]}
            onPick={([file]) => file && void upload.submit({}, file)}
            onRemove={() => undefined}
            error={upload.failure?.message}
          />
        ) : null}
      </Row>
    </Section>
  );
}
