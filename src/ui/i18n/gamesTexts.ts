import './laterTexts';
import { messages } from 'virtual:messages/en/games';
import { addEnglishTexts } from './englishTexts';
import { joinTexts } from './speak';

// For its effect, as in `laterTexts`: the casino's lobby and its games.
addEnglishTexts(messages);
joinTexts('games');
