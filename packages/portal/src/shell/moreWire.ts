/** The wire table beyond `loginCalls`, in the file that the screens behind the login need anyway. */
export { default } from 'virtual:more-wire-table';
