import type { CookieWriter } from '@/application/ports/device/CookieWriter';

/** `put` hands one cookie to the browser. */
export class DocumentCookieWriter implements CookieWriter {
  constructor(
    private readonly put: (cookie: string) => void,
    private readonly secure: boolean,
  ) {}

  write(name: string, value: string, maxAgeSeconds: number): void {
    const parts = [
      `${name}=${encodeURIComponent(value)}`,
      'path=/',
      `max-age=${maxAgeSeconds}`,
      'samesite=lax',
      ...(this.secure ? ['secure'] : []),
    ];
    try {
      this.put(parts.join('; '));
    } catch {
      // A browser that forbids cookies: the sign-up under way has the code all the same (F74).
    }
  }
}
