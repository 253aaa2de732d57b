import type { CookieJar } from '@/application/ports/device/CookieJar';

export class DocumentCookieJar implements CookieJar {
  constructor(private readonly cookies: () => string) {}

  read(name: string): string | null {
    for (const part of this.#all().split(';')) {
      const equals = part.indexOf('=');
      if (equals > 0 && part.slice(0, equals).trim() === name)
        return decodedOnce(part.slice(equals + 1).trim());
    }
    return null;
  }

  #all(): string {
    try {
      return this.cookies();
    } catch {
      return '';
    }
  }
}

function decodedOnce(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
