import type { LocksLike } from '@/adapters/sandbox/doors/inBrowser/tabs/Leadership';

interface Claim {
  readonly owner: string;
  readonly held: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** navigator.locks for several pretended tabs: exclusive locks in order of asking, stealing, aborting, and the death of an owner. */
export class FakeLocks {
  private readonly holders = new Map<string, Claim>();
  private readonly lines = new Map<string, Claim[]>();

  of(owner: string): LocksLike {
    return {
      request: (name, options, held) =>
        new Promise<void>((resolve, reject) => {
          const claim: Claim = { owner, held, resolve, reject };
          options.signal?.addEventListener('abort', () => this.withdraw(name, claim));
          const line = this.lines.get(name) ?? [];
          this.lines.set(name, line);
          if (options.steal === true) {
            const robbed = this.holders.get(name);
            this.holders.delete(name);
            robbed?.reject(new DOMException('stolen', 'AbortError'));
            line.unshift(claim);
          } else line.push(claim);
          queueMicrotask(() => this.grant(name));
        }),
    };
  }

  holder(name: string): string | null {
    return this.holders.get(name)?.owner ?? null;
  }

  /** As the browser does when a tab dies. */
  free(owner: string): void {
    for (const [name, line] of this.lines) {
      this.lines.set(
        name,
        line.filter((claim) => claim.owner !== owner),
      );
      if (this.holders.get(name)?.owner === owner) this.holders.delete(name);
      queueMicrotask(() => this.grant(name));
    }
  }

  private withdraw(name: string, claim: Claim): void {
    const line = this.lines.get(name) ?? [];
    if (!line.includes(claim)) return;
    line.splice(line.indexOf(claim), 1);
    claim.reject(new DOMException('aborted', 'AbortError'));
  }

  private grant(name: string): void {
    if (this.holders.has(name)) return;
    const claim = this.lines.get(name)?.shift();
    if (claim === undefined) return;
    this.holders.set(name, claim);
    void claim.held().then(() => {
      if (this.holders.get(name) !== claim) return;
      this.holders.delete(name);
      claim.resolve();
      this.grant(name);
    });
  }
}
