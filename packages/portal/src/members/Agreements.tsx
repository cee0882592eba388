import { Grid, TickBox } from '@crossdock/ui/Layout.tsx';
import DOMPurify from 'dompurify';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './Auth.module.css';
import registerLook from './Register.module.css';

type Kind = 'service' | 'carrier';
const kinds: readonly Kind[] = ['service', 'carrier'];

/** The two agreements. Each can be read in a dialog and is accepted with a checkbox. */
export function Agreements(props: {
  accepted: Readonly<Record<Kind, boolean>>;
  errors: Readonly<Record<string, string>>;
  onAccept: (kind: Kind, accepted: boolean) => void;
}) {
  const [reading, setReading] = useState<Kind | null>(null);
  const query = useCall('getRegistrationAgreement', {}, { staleMs: 600_000 });
  return (
    <>
      {kinds.map((kind) => {
        const fault = props.accepted[kind] ? undefined : props.errors[`agreements.${kind}`];
        const name = query.data?.[kind].title ?? t(`members.agreement.${kind}`);
        return (
          <Grid key={kind} columns="24px minmax(0, 1fr)" gap={[0, 12]} align="center" minHeight={44}>
            <TickBox
              id={`agreement-${kind}`}
              type="checkbox"
              checked={props.accepted[kind]}
              aria-describedby={fault ? `agreement-${kind}-fault` : undefined}
              aria-invalid={fault ? true : undefined}
              onChange={(event) => props.onAccept(kind, event.target.checked)}
            />
            <label htmlFor={`agreement-${kind}`}>
              {t('members.agreement.accept')}{' '}
              <button
                type="button"
                className={`${classes.link} ${registerLook.inline}`}
                onClick={() => setReading(kind)}
              >
                {name}
              </button>
            </label>
            {fault ? (
              <p id={`agreement-${kind}-fault`} className={registerLook.fault} role="alert">
                {fault}
              </p>
            ) : null}
          </Grid>
        );
      })}
      <Dialog
        wide
        opened={reading !== null}
        title={reading ? (query.data?.[reading].title ?? t(`members.agreement.${reading}`)) : ''}
        onClose={() => setReading(null)}
      >
        <Loaded query={query}>{(texts) => <Readable html={reading ? texts[reading].html : ''} />}</Loaded>
      </Dialog>
    </>
  );
}

/** The server cleans this HTML when it is saved; it is cleaned once more before it is shown. */
function Readable({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, { USE_PROFILES: { html: true } });
  return (
    <div
      className={registerLook.agreement}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: purified in the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
