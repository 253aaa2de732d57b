/** What one step of a match (a ball, a minute, a point) brought. */
export interface Turn {
  /** Until the next step, at usual speed. */
  readonly waitMs: number;
  /** `brief`: the ball is running for a moment. `major`: the market is suspended and its version grows. */
  readonly incident: 'none' | 'brief' | 'major';
  readonly over: boolean;
}
