import { expect, it } from 'vitest';
import { aboardWith } from '@tests/support/modules/aboardWith';

const none: readonly string[] = [];
const modules = new Map([
  ['start', { brings: ['frame'], asksFor: ['texts', 'page'] }],
  ['frame', { brings: none, asksFor: ['dialog'] }],
  ['page', { brings: ['texts', 'button'], asksFor: ['dialog', 'details'] }],
  ['details', { brings: ['button'], asksFor: none }],
  ['dialog', { brings: ['button'], asksFor: none }],
  ['button', { brings: none, asksFor: none }],
  ['texts', { brings: none, asksFor: none }],
]);

it('a module counts on what its own entry point brings and on what stood where that one was asked for', () => {
  const withTexts = [...aboardWith(modules, 'start')]
    .filter(([, aboard]) => aboard.has('texts'))
    .map(([file]) => file);
  // The dialog may be asked for by the frame, before there is a page; the button comes with it.
  expect(withTexts).toEqual(['page', 'details', 'texts']);
});
