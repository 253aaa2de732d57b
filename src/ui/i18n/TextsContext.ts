import { createContext } from 'react';
import { englishTexts } from '@/texts/englishTexts';

export const TextsContext = createContext(englishTexts);
