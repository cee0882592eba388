import { langs } from '@crossdock/domain/languages.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { IconFileCertificate, IconLanguage } from '@tabler/icons-react';

type Lang = (typeof langs)[number];

interface ProofButtonsProps {
  readonly busy: boolean;
  readonly label: string;
  readonly otherLabel: string;
  readonly nameOf: (lang: Lang) => string;
  /** Without a language the document is in the reader's own. */
  readonly onMake: (lang?: Lang) => void;
}

/** Buttons to save the document with all evidence, in the reader's language or in another. */
export function EvidenceButtons({ busy, label, otherLabel, nameOf, onMake }: ProofButtonsProps) {
  return (
    <Row gap={8} align="center">
      <Button look="outline" icon={IconFileCertificate} busy={busy} onClick={() => onMake()}>
        {label}
      </Button>
      <MenuButton
        icon={IconLanguage}
        label={otherLabel}
        choices={langs.map((lang) => ({ key: lang, label: nameOf(lang), onChoose: () => onMake(lang) }))}
      />
    </Row>
  );
}
