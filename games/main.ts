import './page/page.css';
import './page/past.css';
import './drawing/drawing.css';
import './parts/panel.css';
import './parts/dock.css';
import './parts/felt.css';
import { bringHindiLetters } from './page/hindiLetters';
import { startGame } from './page/startGame';
import { startVerifier } from './page/startVerifier';
import { pressOnce } from './parts/pressOnce';
// The last: it is said of every kind.
import './page/bigLetters.css';

pressOnce();
const start = document.body.dataset['page'] === 'verify' ? startVerifier : startGame;
void bringHindiLetters().then(start);
