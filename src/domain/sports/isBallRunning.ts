/** Whether a suspended market's label says that it waits for a ball, however it is written. */
export function isBallRunning(statusLabel: string): boolean {
  return statusLabel.trim().toUpperCase() === 'BALL RUNNING';
}
