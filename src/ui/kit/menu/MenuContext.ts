import { createContext } from 'react';

/** Closes the menu that an item stands in and returns the focus to its button. */
export const MenuContext = createContext<() => void>(() => undefined);
