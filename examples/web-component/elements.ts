import { AccountBar } from './AccountBar';
import { BetSlip } from './BetSlip';
import { LiveMatch } from './LiveMatch';

customElements.define('account-bar', AccountBar);
customElements.define('live-match', LiveMatch);
customElements.define('bet-slip', BetSlip);
