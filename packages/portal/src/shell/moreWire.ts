/** The descriptions of all calls beyond `loginCalls`, in a file that every screen behind the login loads. */
export { default } from 'virtual:more-wire-table';
