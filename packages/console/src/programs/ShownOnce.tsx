import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { t } from '../shell/i18n.ts';
import classes from './programs.module.css';

/** A secret that the server answers once and keeps in no readable form. */
export function ShownOnce(props: { title: string; text: string; secret: string; onClose: () => void }) {
  const { title, text, secret, onClose } = props;
  return (
    <Dialog opened title={title} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={classes.once}>
        <Banner tone="warning">{text}</Banner>
        <code className={classes.secret}>{secret}</code>
        <div className={classes.buttons}>
          <CopyButton text={secret} label={t('programs.copy')} copiedLabel={t('programs.copied')} />
          <Button onClick={onClose}>{t('programs.kept')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
