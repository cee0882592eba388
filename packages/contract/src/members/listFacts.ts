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

/** The columns of the console's list of members, on screen and in exports. */
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
