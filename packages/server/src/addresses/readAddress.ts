import { areaLookupKeys } from '@crossdock/domain/addresses/reading/areaLookupKeys.ts';
import { readAddress as read } from '@crossdock/domain/addresses/reading/readAddress.ts';
import type { Handler } from '../platform/handler.ts';
import { areasInText } from './areasInText.store.ts';
import { servedOrAllRegions } from './servedRegions.ts';

/** Reads the parts of an address from a pasted text. The text is not stored. */
export const readAddress: Handler<'readAddress'> = async (tx, _actor, { text, country }) => {
  const countries = await servedOrAllRegions(tx);
  const areas = await areasInText(tx, areaLookupKeys(text), countries);
  const { choices, derived, ...fields } = read(text, { areas, countries, country });
  return {
    ...fields,
    derived: [...derived],
    choices: {
      country: [...choices.country],
      consignee: [...choices.consignee],
      phone: [...choices.phone],
      zip: [...choices.zip],
      place: [...choices.place],
    },
  };
};
