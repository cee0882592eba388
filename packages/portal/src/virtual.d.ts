declare module 'virtual:wire-table' {
  const wire: import('@crossdock/contract/wire/wireTable.ts').WireTable;
  export default wire;
}

declare module 'virtual:more-wire-table' {
  const wire: import('@crossdock/contract/wire/wireTable.ts').WireTable;
  export default wire;
}

declare module 'virtual:first-wire-table' {
  const wire: import('@crossdock/contract/wire/wireTable.ts').WireTable<'queryParcels' | 'getLanguagePack'>;
  export default wire;
}
