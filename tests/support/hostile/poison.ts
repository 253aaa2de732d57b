import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './payloads';

/** What the app shows or leads to, by the names that the wire gives it. What it decides by (ids, states, dates) stays. */
const TEXT =
  /^(name|title|text|content|message|home|away|competition|venue|words|label|statusLabel|note|reason|rules?|terms?|details?|description|hint|alt|holderName|payeeName|bankName|branch|gatewayName|methodName|marketName|matchName|runnerName|gameName|providerName|selection|fullName|SEO_TITLE|FOOTER_TEXT)$/i;
const ADDRESS =
  /^(\w*url|\w*href|\w*link|\w*image|logo|icon|picture|LOGO_URL|TELEGRAM|WHATS_APP_URL|FACEBOOK|INSTATGRAM|PHONE)$/i;

/** Hands out the whole corpus in turn, so that every screen shows another part of it. */
export class Poison {
  readonly given = new Set<string>();
  private texts = 0;
  private addresses = 0;

  /** The same reply with a payload for every text and every address in it. */
  spoil(reply: unknown): unknown {
    if (Array.isArray(reply)) return reply.map((item) => this.spoil(item));
    if (typeof reply !== 'object' || reply === null) return reply;
    return Object.fromEntries(
      Object.entries(reply).map(([key, value]) => [
        key,
        typeof value !== 'string'
          ? TEXT.test(key) && Array.isArray(value)
            ? value.map((item) => (typeof item === 'string' ? this.text() : this.spoil(item)))
            : this.spoil(value)
          : ADDRESS.test(key)
            ? this.take(HOSTILE_ADDRESSES, this.addresses++)
            : TEXT.test(key)
              ? this.text()
              : value,
      ]),
    );
  }

  text(): string {
    return this.take(HOSTILE_TEXTS, this.texts++);
  }

  private take(from: readonly string[], at: number): string {
    const payload = from[at % from.length] ?? '';
    this.given.add(payload);
    return payload;
  }
}
