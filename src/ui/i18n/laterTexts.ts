import { messages } from 'virtual:messages/en/later';
import { addEnglishTexts } from './englishTexts';

// For its effect: whoever imports this file has the texts of what is loaded later, panels, pages and the slip.
addEnglishTexts(messages);
