import { createContext, type ReactNode } from 'react';

/** What stands in the place of a part while its script is on its way. */
export const WaitingContext = createContext<ReactNode>(null);
