/** The keys of an account as the providers call them, in every language. */
export const keyNames = { hashKey: 'HashKey', hashIv: 'HashIV' } as const;
