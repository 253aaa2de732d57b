/** What can be done to a market from outside. Odds are decimal, money is rupees, as on the wire. */
export type MarketCommand =
  | { readonly action: 'suspend'; readonly label?: string }
  | { readonly action: 'resume' }
  | { readonly action: 'inPlay'; readonly delaySeconds: number }
  | { readonly action: 'close' }
  | { readonly action: 'void' }
  /** By `result`: the winner's id (of several winners all, joined by '+'), or the runs of a fancy. `runnerId` names one winner. */
  | { readonly action: 'settle' | 'resettle'; readonly result?: string; readonly runnerId?: string }
  | { readonly action: 'rollback' }
  /** Best back price of a runner; the world leaves that runner's prices alone until `thaw`. */
  | {
      readonly action: 'move';
      readonly runnerId: string;
      readonly odds: number;
      /** Best lay price; usually the next one above. */
      readonly layOdds?: number;
      /** Of a fancy: runs from which Yes is quoted, and No as well unless it has a line of its own. */
      readonly line?: number;
      readonly layLine?: number;
    }
  /** What can be had at the best price of one side of a runner. */
  | {
      readonly action: 'depth';
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly size: number;
    }
  | { readonly action: 'bumpVersion' }
  /** The match and its market stand still (no scores, no ticks, no suspension) until `thaw`; bets go on. */
  | { readonly action: 'freeze' }
  | { readonly action: 'thaw' }
  | { readonly action: 'removeRunner'; readonly runnerId: string }
  | {
      readonly action: 'configure';
      readonly min?: number;
      readonly max?: number;
      readonly maxProfit?: number;
      readonly allowUnmatched?: boolean;
      readonly keepInPlay?: boolean;
    };
