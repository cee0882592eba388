import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { KeepAccountPage } from '../members/KeepAccountPage.tsx';
import { LoginTicketPage } from '../members/LoginTicketPage.tsx';
import { type MessengerAnswer, MessengerReturn } from '../members/MessengerReturn.tsx';
import { UndoContactPage } from '../members/UndoContactPage.tsx';
import { useHash } from '../shell/useHash.ts';

export const Route = createFileRoute('/white')({
  staticData: { title: 'shell.route.white' },
  validateSearch: anyFilters,
  component: Arrival,
});

/**
 * Handles visits from outside: staff with a ticket after the #, people with a token from a mail, and returns from a
 * messenger. The mail is about a changed contact or the deletion of an account.
 */
function Arrival() {
  const search = Route.useSearch();
  const [answer] = useState(() => answerIn(search));
  const told = new URLSearchParams(useHash());
  const [undo, keep] = [told.get('undo'), told.get('keep')];
  if (undo) return <UndoContactPage key={undo} token={undo} />;
  if (keep) return <KeepAccountPage key={keep} token={keep} />;
  return answer ? <MessengerReturn answer={answer} /> : <LoginTicketPage ticket={told.get('ticket') ?? ''} />;
}

/** If the person refused, a messenger sends an error instead of a code. */
function answerIn(search: Readonly<Record<string, unknown>>): MessengerAnswer | null {
  const { state, code, iss } = search;
  if (state === undefined) return null;
  return {
    state: String(state),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(iss === undefined ? {} : { iss: String(iss) }),
  };
}
