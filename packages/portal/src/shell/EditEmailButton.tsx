import { LinkButton } from '@crossdock/web/LinkButton.tsx';

/** Leads to the part of the settings where the member adds or changes the email address. */
export const EditEmailButton = (props: { look: 'soft' | 'outline'; text: string }) => (
  <LinkButton to="/member" search={{ tab: 'security', change: 'email' }} small {...props} />
);
