import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';

/** Steps of the help, numbered. */
export function HelpSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Stack as="section" gap={6}>
      <Text as="h3" size={14} strong>
        {title}
      </Text>
      <Stack as="ol" gap={6}>
        {steps.map((step, at) => (
          <Row as="li" key={step} gap={8} align="baseline">
            <Text figures strong tone="muted" rigid>
              {at + 1}.
            </Text>
            <span>{step}</span>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
