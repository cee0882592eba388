/** The members' half of the wire table, in the file that every screen behind the login needs anyway. */
export { default } from 'virtual:member-wire-table';
