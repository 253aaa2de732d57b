import { createContext } from 'react';
import { englishTexts } from './englishTexts';

export const TextsContext = createContext(englishTexts);
