import { createHash, createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';

/*
 * A passkey without a device, for tests: makes keys on P-256 and signs as WebAuthn (Level 2, sections 6.1, 6.5
 * and 7) wants it, with attestation "none".
 */

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
};

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const cose = (key: KeyObject): Buffer => {
  const { x, y } = key.export({ format: 'jwk' });
  const place = (of: string | undefined): Buffer => Buffer.from(of ?? '', 'base64url');
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, place(x)],
      [-3, place(y)],
    ]),
  );
};

export interface Authenticator {
  /** The credential's id. */
  readonly id: string;
  /** Answers to options of a registration, as a browser would send them. */
  make(options: Asked, at?: Where): { readonly [field: string]: unknown; readonly id: string };
  /** Answers to options of a sign-in. */
  sign(options: Asked, at?: Where): { readonly [field: string]: unknown; readonly id: string };
}

interface Asked {
  readonly challenge: string;
}

/** What may be wrong. */
interface Where {
  /** The page that asks. */
  readonly origin?: string;
  /** The domain the key is for. */
  readonly domain?: string;
  /** Has the reader shown who they are? */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly handle?: string;
}

export const authenticator = (site: { readonly origin: string; readonly person: string }): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = sha256(randomUUID());
  let signed = 0;
  const data = (flags: number, counter: number, { domain, verified = true }: Where): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rp = sha256(domain ?? new URL(site.origin).hostname);
    return Buffer.concat([rp, Buffer.from([flags | 1 | (verified ? 4 : 0)]), count]);
  };
  const client = (type: string, { challenge }: Asked, { origin }: Where): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? site.origin, crossOrigin: false }));
  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: text(id),
    make: (options, at = {}) => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose(publicKey)]);
      const authData = Buffer.concat([data(0x40, 0, at), credential]);
      const object = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: text(client('webauthn.create', options, at)),
        attestationObject: text(cbor(object)),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    sign: (options, at = {}) => {
      const authData = data(0, at.counter ?? ++signed, at);
      const clientData = client('webauthn.get', options, at);
      const signer = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]));
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signer.sign(privateKey)),
        userHandle: text(Buffer.from(at.handle ?? site.person)),
      };
      return { ...common, response };
    },
  };
};
