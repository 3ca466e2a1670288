import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Staff } from '../staff.js';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const INTEGER = 0;
const NEGATIVE = 1;
const BYTES = 2;
const TEXT = 3;
const MAP = 5;

/** The beginning of a value in CBOR (RFC 8949): its kind, with a number below 65,536. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(NEGATIVE, -1 - value) : head(INTEGER, value);
  if (typeof value === 'string') return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(BYTES, value.length), value]);
  return Buffer.concat([head(MAP, value.size), ...[...value].flatMap(([key, each]) => [encode(key), encode(each)])]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const toText = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const MAY_SYNC = 0x08;
const SYNCED = 0x10;
const HAS_KEY = 0x40;

/** The options that the API sends to a browser. */
interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** How an authenticator or its browser deviates from the standard. */
interface Deviations {
  /** Origin of the page; else that of the authenticator. */
  origin?: string;
  /** The domain that is used; else the one that was asked for. */
  rpId?: string;
  /** Whether the user was verified by a finger, a face or a PIN. */
  verified?: boolean;
  /** The counter of uses; else the number of uses. */
  counter?: number;
  userHandle?: string;
  type?: string;
}

/** An authenticator with one passkey (ES256), and the browser in front of it (WebAuthn Level 3). It answers as the standard says. */
export class Authenticator {
  readonly id = toText(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private uses = 0;
  private userHandle = '';

  /** @param origin of the page. @param counts whether it counts its uses, as security keys do */
  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {}

  /** Creates the passkey. */
  make(asked: Asked, deviations: Deviations = {}) {
    this.userHandle = asked.user?.id ?? '';
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encode(publicKey)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.describe(asked, HAS_KEY, deviations), made])],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', asked, deviations),
      attestationObject: toText(encode(attestation)),
      transports: ['internal'],
    });
  }

  /** Signs in with the passkey. */
  use(asked: Asked, deviations: Deviations = {}) {
    this.uses += this.counts ? 1 : 0;
    const clientDataJSON = this.clientData('webauthn.get', asked, deviations);
    const authenticatorData = this.describe(asked, 0, deviations);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: toText(authenticatorData),
      signature: toText(sign('sha256', signed, this.keys.privateKey)),
      userHandle: deviations.userHandle ?? this.userHandle,
    });
  }

  private answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, { challenge }: Asked, { origin = this.origin, type: other = type }: Deviations) {
    return toText(JSON.stringify({ type: other, challenge, origin, crossOrigin: false }));
  }

  private describe({ rp, rpId: asked = rp?.id ?? '' }: Asked, flags: number, deviations: Deviations): Buffer {
    const { rpId = asked, verified = true, counter = this.uses } = deviations;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const synced = this.counts ? 0 : MAY_SYNC | SYNCED;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0) | synced]), count]);
  }
}

/** Adds a passkey to an account. */
export async function enrolPasskey(agent: Staff, authenticator: Authenticator, name?: string) {
  const { body: asked } = await agent.post('/api/admin/passkeys/options');
  const added = await agent.post('/api/admin/passkeys').send({ passkey: authenticator.make(asked as Asked), name });
  if (added.status !== 201) throw new Error(`The passkey was not added: ${JSON.stringify(added.body)}`);
  return added.body as { id: string; recoveryCodes?: string[] };
}
