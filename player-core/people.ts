/** Invented Indian people, phones, UPI ids, bank accounts and addresses, from a seed: for tests. Needs `@faker-js/faker`. */
export { inventFrom, type InventedPerson } from '@tests/support/mothers/inventFrom';
