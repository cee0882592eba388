import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { ComponentProps } from 'react';
import { PagedTable } from '../shell/PagedList.ts';

/** A section with one table of the promotion page. The section and the table have the same name. */
export const PromotionTable = <Row,>(props: ComponentProps<typeof PagedTable<Row>>) => (
  <Section title={props.label} plain>
    <Grid gap={12}>
      <PagedTable {...props} />
    </Grid>
  </Section>
);
