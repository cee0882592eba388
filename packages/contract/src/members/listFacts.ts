import { membersFacts } from './facts.ts';

const {
  name,
  account,
  alias,
  phone,
  email,
  level,
  parcelsInHouse,
  ordersOpen,
  balanceMinor,
  status,
  createdAt,
} = membersFacts;

/** The columns of the console's list of members, on the screen and in its tables. */
export const memberListFacts = {
  name,
  account,
  alias,
  phone,
  email,
  level,
  parcelsInHouse,
  ordersOpen,
  balanceMinor,
  status,
  createdAt,
};
