import { Muted, Text } from './Layout.tsx';

/** Shows a label and then a text that a person wrote. Shows nothing if the text is empty. */
export function LabelledText({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <Text as="p" maxWidth="80ch" breaks lines>
      <Muted>{label}</Muted> {text}
    </Text>
  );
}
