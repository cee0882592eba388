/** The providers' names for the keys of an account, the same in every language. */
export const providerKeyNames = { hashKey: 'HashKey', hashIv: 'HashIV' } as const;
