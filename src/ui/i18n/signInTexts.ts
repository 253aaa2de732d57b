import './laterTexts';
import { messages } from 'virtual:messages/en/signIn';
import { addEnglishTexts } from './englishTexts';
import { joinTexts } from './speak';

// For its effect, as in `laterTexts`: logging in, signing up and a forgotten password.
addEnglishTexts(messages);
joinTexts('signIn');
