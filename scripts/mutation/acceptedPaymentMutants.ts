/** Mutants of the server's payments that no test can or need notice, with the reasons why. */
export const acceptedPaymentMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/server/src/payments/bankTransfers.store.ts': {
    "'cashOnDelivery' → nothing":
      'the type check of the whole refuses it: `settlement/bills.ts` reads it; one file by itself is asked here',
  },
};
