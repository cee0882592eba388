declare module 'virtual:wire-table' {
  const wire: import('@crossdock/contract/wire/wireTable.ts').WireTable;
  export default wire;
}
