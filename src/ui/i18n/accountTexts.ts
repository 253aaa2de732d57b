import './laterTexts';
import { messages } from 'virtual:messages/en/account';
import { addEnglishTexts } from './englishTexts';
import { joinTexts } from './speak';

// For its effect, as in `laterTexts`: money, papers, rewards, the profile and everything about playing safe.
addEnglishTexts(messages);
joinTexts('account');
