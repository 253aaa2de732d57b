import { messages } from 'virtual:messages/en/later';
import { addEnglishTexts } from './englishTexts';
import { joinTexts } from './speak';

// For its effect: whoever imports this file has the texts of what is loaded later, panels, pages and the slip. Those of the reader's language
// are asked for beside them; laterPart and PageSlot wait for these (not an `await` here: it would keep the build from joining files).
addEnglishTexts(messages);
joinTexts('later');
