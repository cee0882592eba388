import { currencyExponent } from '@crossdock/domain/money.ts';
import { type LabelHints, labelHintsOf } from '@crossdock/domain/parcels/labelHints.ts';
import { type OwnerCandidate, type OwnerProposal, proposeOwners } from '@crossdock/domain/parcels/owners.ts';
import {
  foldLookAlikes,
  minSimilarLength,
  similarityKeys,
  similarNumbers,
} from '@crossdock/domain/parcels/similarText.ts';
import type { Tx } from '../platform/db.ts';
import { questionsOf } from './ownerQuestions.store.ts';
import {
  type CandidateRow,
  findMembersByForecastNumbers,
  findMembersByNumberEnds,
  findMembersBySearchTerms,
  listOpenForecasts,
  ownerCandidates,
  type SearchTerm,
  unclaimedParcelsToCompare,
} from './ownerSearch.store.ts';

/** A member who may own the parcel. */
export interface ProposedOwner extends OwnerProposal {
  readonly member: CandidateRow;
}

/**
 * How many words, names and phone numbers of a label are searched for. A real label has fewer; further ones are ignored.
 */
const wordsMost = 12;
/** With fewer readable characters before its asterisks, a word could match too many aliases. */
const beginningLeast = 3;
/** The minimum length of a number that is searched for. A shorter one would be part of too many others. */
const pieceLeast = 8;

/**
 * The members who may own each of these unclaimed parcels, likeliest first. The search only reads index ranges, each
 * limited to a fixed number of rows, however many members and parcels the shop has.
 */
export async function proposedOwners(
  tx: Tx,
  currency: string,
  parcelIds: readonly string[],
): Promise<Map<string, ProposedOwner[]>> {
  if (parcelIds.length === 0) return new Map();
  const [rows, questions] = await Promise.all([
    unclaimedParcelsToCompare(tx, parcelIds),
    questionsOf(tx, parcelIds),
  ]);
  const parcels = rows.map((row) => ({ ...row, hints: labelHintsOf(row.label) }));
  const numbers = parcels.filter(({ courierNumber }) => courierNumber.length >= pieceLeast);
  const found = (
    await Promise.all([
      findMembersBySearchTerms(
        tx,
        parcels.flatMap(({ id, hints }) => soughtParts(id, hints)),
      ),
      findMembersByForecastNumbers(
        tx,
        numbers.flatMap(({ id, courierNumber }) =>
          similarNumbers(courierNumber).map((number) => ({ parcelId: id, number })),
        ),
      ),
      findMembersByNumberEnds(
        tx,
        numbers.map(({ id, courierNumber: number }) => ({ parcelId: id, number })),
      ),
    ])
  ).flat();
  const ids = [...new Set(found.map(({ memberId }) => memberId))];
  const [members, forecasts] = await Promise.all([ownerCandidates(tx, ids), listOpenForecasts(tx, ids)]);
  const known = new Map(members.map((member) => [member.id, member]));
  const forecastsOf = Map.groupBy(forecasts, ({ memberId }) => memberId);
  const foundFor = Map.groupBy(found, ({ parcelId }) => parcelId);
  const declined = new Set(
    questions
      .filter(({ answer }) => answer === 'no')
      .map(({ parcelId, memberId }) => `${parcelId} ${memberId}`),
  );
  const unit = 10 ** currencyExponent(currency);
  return new Map(
    parcels.map(({ id, courierNumber, hints, goods, declaredValueMinor }) => {
      const compared = [...new Set((foundFor.get(id) ?? []).map(({ memberId }) => memberId))]
        .flatMap((memberId) => known.get(memberId) ?? [])
        .map((member) =>
          candidateOf(member, forecastsOf.get(member.id) ?? [], declined.has(`${id} ${member.id}`)),
        );
      const parcel = {
        ...{ courierNumber, label: hints },
        goods: [goods, ...hints.names].join(' '),
        amountsMinor: [
          ...hints.amounts.map((amount) => Math.round(amount * unit)),
          ...(declaredValueMinor > 0 ? [declaredValueMinor] : []),
        ],
      };
      const proposals = proposeOwners(parcel, compared).flatMap((proposal) => {
        const member = known.get(proposal.id);
        return member ? { ...proposal, member } : [];
      });
      return [id, proposals] as const;
    }),
  );
}

function candidateOf(
  member: CandidateRow,
  forecasts: OwnerCandidate['forecasts'],
  declined: boolean,
): OwnerCandidate {
  return {
    id: member.id,
    alias: member.randomName,
    code: member.simpleCode,
    phone: member.phone,
    name: member.plainName,
    nickname: member.plainNickname,
    forecasts,
    declined,
  };
}

function soughtParts(parcelId: string, hints: LabelHints): SearchTerm[] {
  const words = hints.words.slice(0, wordsMost);
  const names = hints.names.slice(0, wordsMost);
  const exact = [
    ...[...words, ...names].map((word) => word.toLowerCase()),
    ...[...words, ...names].flatMap((word) =>
      (/[A-Z]/.test(word) && word.length >= minSimilarLength
        ? similarityKeys(word)
        : [foldLookAlikes(word)]
      ).map((key) => `~${key}`),
    ),
    ...hints.maskedWords.map((mask) => `~${foldLookAlikes(mask).replace(/\*+/g, '')}`),
    ...hints.phones.slice(0, wordsMost).map(({ end }) => `#${end.length > 8 ? end.slice(-8) : end}`),
  ];
  const beginnings = hints.maskedWords.flatMap((mask) => {
    const [start = ''] = foldLookAlikes(mask).split('*');
    return start.length >= beginningLeast ? [`~${start}`] : [];
  });
  const part = (isBeginning: boolean) => (first: string) => ({ parcelId, first, isBeginning });
  return [...[...new Set(exact)].map(part(false)), ...[...new Set(beginnings)].map(part(true))];
}
