import type { Column } from './ResponsiveTable.tsx';

type Cell<Row> = Column<Row>['cell'];

/** A column of a `ResponsiveTable`: its key, its head, and what its cells show. */
export const column = <Row>(key: string, title: string, cell: Cell<Row>): Column<Row> => ({
  key,
  title,
  cell,
});

/** A column as narrow as its content, such as a time. */
export const tightColumn = <Row>(key: string, title: string, cell: Cell<Row>): Column<Row> => ({
  ...column(key, title, cell),
  tight: true,
});

/** A narrow column that a phone's card shows beside its first line: a state, or a row's buttons. */
export const cornerColumn = <Row>(key: string, title: string, cell: Cell<Row>): Column<Row> => ({
  ...tightColumn(key, title, cell),
  corner: true,
});

/** A column of amounts or counts, which end below each other. */
export const figureColumn = <Row>(key: string, title: string, cell: Cell<Row>): Column<Row> => ({
  ...column(key, title, cell),
  align: 'end',
});

/** A column of figures as narrow as its content, such as a count. */
export const tightFigureColumn = <Row>(key: string, title: string, cell: Cell<Row>): Column<Row> => ({
  ...figureColumn(key, title, cell),
  tight: true,
});

/** A column of figures that a phone's card shows beside its first line: what the row is worth. */
export const cornerFigureColumn = <Row>(key: string, title: string, cell: Cell<Row>): Column<Row> => ({
  ...figureColumn(key, title, cell),
  corner: true,
});
