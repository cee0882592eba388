import { Muted, Text } from './Layout.tsx';

/** A person's text after its label; nothing if the text is empty. */
export function LabelledText({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <Text as="p" maxWidth="80ch" breaks lines>
      <Muted>{label}</Muted> {text}
    </Text>
  );
}
