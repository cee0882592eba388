import { Muted, Text } from './Layout.tsx';

/** What somebody said, after what it is about; nothing where nothing was said. */
export function Said({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <Text as="p" maxWidth="80ch" breaks lines>
      <Muted>{label}</Muted> {text}
    </Text>
  );
}
