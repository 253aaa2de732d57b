export interface BetPlaceProps {
  /** Empty: the backend does not say it, or not yet. */
  readonly market: string;
  readonly match: string;
}

/** On which market of which match a bet is, in a line. */
export function BetPlace({ market, match }: BetPlaceProps) {
  return (
    <>
      {market !== '' && (
        <>
          <bdi>{market}</bdi>
          {' · '}
        </>
      )}
      <bdi>{match}</bdi>
    </>
  );
}
