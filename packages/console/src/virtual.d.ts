declare module 'virtual:call-names' {
  const names: readonly string[];
  export default names;
}

declare module 'virtual:wire-table' {
  const wire: import('@crossdock/contract/wire/wireTable.ts').WireTable;
  export default wire;
}
