/** What came back over HTTP, unread. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}
