import type { BrowserContext, Page } from 'playwright-core';

/** Everything that the pages of one player sent for, and everything that went wrong in them. */
export class Traffic {
  /** Addresses of requests and sockets, and the referrers that went with them. */
  readonly addresses: string[] = [];
  /** Errors that nobody caught, what the console calls errors, and answers of 400 and above. */
  readonly problems: string[] = [];
  /** Paths of every script, style and page that was downloaded. */
  readonly downloads = new Set<string>();

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.follow(page));
    context.on('request', (request) => {
      this.addresses.push(request.url());
      const { referer } = request.headers();
      if (referer !== undefined) this.addresses.push(referer);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`${response.status()} ${response.url()}`);
      const kind = response.request().resourceType();
      if (['script', 'stylesheet', 'document'].includes(kind) && response.ok())
        this.downloads.add(new URL(response.url()).pathname);
    });
  }

  private follow(page: Page): void {
    page.on('pageerror', (error) => this.problems.push(`page: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      // A refused request is told above, with its address. What is said while a line is closing is said again on the next one.
      const known = text.startsWith('Failed to load resource') || text.includes('in CLOSING or CLOSED state');
      if (message.type() === 'error' && !known) this.problems.push(`console: ${text}`);
    });
    page.on('websocket', (socket) => this.addresses.push(socket.url()));
  }
}
