import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface SelfSigned {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
  /**
   * Makes Chromium trust this key and no other. Without any error then: behind a certificate that is only let pass, nothing is cached and no
   * service worker starts, and what is measured is not what a player has.
   */
  readonly browserFlag: string;
}

/**
 * A certificate for 127.0.0.1, for two days. `node:crypto` makes keys and signatures but no certificates, and not every machine has an openssl:
 * so the few fields of one are written here (RFC 5280, DER).
 */
export function selfSigned(): SelfSigned {
  // The kind of key that operators have: its handshake is cheap for a phone.
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = list(field(0x31, list(COMMON_NAME, field(0x0c, Buffer.from('127.0.0.1')))));
  const altNames = list(ALT_NAMES, field(0x04, list(field(0x87, Buffer.from([127, 0, 0, 1])))));
  const fields = list(
    field(0xa0, field(0x02, Buffer.from([2]))),
    // Positive, whatever the random bits.
    field(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    list(time(-1), time(1)),
    name,
    spki,
    field(0xa3, list(altNames)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', fields, privateKey)]);
  const der = list(fields, ECDSA_SHA256, field(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    browserFlag: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
  };
}

const DAY_MS = 86_400_000;
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const ALT_NAMES = Buffer.from('0603551d11', 'hex');
const ECDSA_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex');

function field(tag: number, content: Buffer): Buffer {
  const { length } = content;
  // Below 128 in one byte; a certificate as small as this never needs more than two beside it.
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function list(...parts: readonly Buffer[]): Buffer {
  return field(0x30, Buffer.concat(parts));
}

function time(days: number): Buffer {
  const iso = new Date(Date.now() + days * DAY_MS).toISOString();
  return field(0x17, Buffer.from(`${iso.slice(2, 19).replace(/[-:T]/g, '')}Z`));
}
