import { Grid, Text } from '@crossdock/ui/Layout.tsx';

interface SheetCellProps<C extends string> {
  readonly row: {
    readonly cells: Readonly<Partial<Record<C, string>>>;
    readonly faults: readonly { readonly column: C; readonly message: string }[];
  };
  readonly of: readonly C[];
}

/** The typed values of some columns in a sheet's row, with their problems below. */
export function SheetCell<C extends string>({ row, of }: SheetCellProps<C>) {
  const typed = of.map((column) => row.cells[column]).filter(Boolean);
  const faults = row.faults.filter(({ column }) => of.includes(column));
  return (
    <Grid as="span" gap={2} minWidth={0}>
      <span>{typed.join(' · ') || '–'}</span>
      {faults.map(({ column, message }) => (
        <Text key={column} tone="danger" size={14} strong>
          {message}
        </Text>
      ))}
    </Grid>
  );
}
