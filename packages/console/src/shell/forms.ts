// Separate from `api.ts`, so that a route without a form does not load the form library.
export { type CallForm, useCallForm } from '@crossdock/web/forms.ts';
