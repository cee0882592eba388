import { Box, Grid, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Router links that also lay out their content, named after the layout primitive that they combine with. */
export const RowLink = createLink((props: ComponentProps<typeof Row<'a'>>) => <Row {...props} as="a" />);
export const StackLink = createLink((props: ComponentProps<typeof Stack<'a'>>) => (
  <Stack {...props} as="a" />
));
export const GridLink = createLink((props: ComponentProps<typeof Grid<'a'>>) => <Grid {...props} as="a" />);
export const BoxLink = createLink((props: ComponentProps<typeof Box<'a'>>) => <Box {...props} as="a" />);
