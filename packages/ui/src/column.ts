import type { Column } from './ResponsiveTable.tsx';

type Look = Omit<Column<unknown>, 'key' | 'title' | 'cell'>;

const columnWith =
  (look: Look) =>
  <Row>(key: string, title: string, cell: Column<Row>['cell']): Column<Row> => ({
    key,
    title,
    cell,
    ...look,
  });

/** A column of a `ResponsiveTable`: its key, its head, and what its cells show. */
export const column = columnWith({});

/** A column as narrow as its content, such as a time. */
export const tightColumn = columnWith({ tight: true });

/** A narrow column that a phone's card shows beside its first line: a state, or a row's buttons. */
export const cornerColumn = columnWith({ tight: true, corner: true });

/** A column of amounts or counts, aligned right so that their digits stand below each other. */
export const figureColumn = columnWith({ align: 'end' });

/** A column of figures as narrow as its content, such as a count. */
export const tightFigureColumn = columnWith({ align: 'end', tight: true });

/** A column of figures that a phone's card shows beside its first line: the value of the row. */
export const cornerFigureColumn = columnWith({ align: 'end', corner: true });
