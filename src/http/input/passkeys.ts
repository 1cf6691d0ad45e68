import { z } from 'zod';
import type { MadePasskey, SignedByPasskey } from '../../service/account/passkeys.js';

/** What browsers say of passkeys (WebAuthn Level 3, the JSON forms), as far as it is used. */
const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const credential = { id: text(1400), rawId: text(1400), type: z.literal('public-key') };
const extensions = z.record(z.string().max(100), z.unknown()).transform(() => ({}));

export const madePasskey: z.ZodType<MadePasskey> = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: text(4000),
      attestationObject: text(20_000),
      transports: z.array(z.string().max(30)).max(10).exactOptional(),
    }),
    clientExtensionResults: extensions,
  })
  .transform(made => made as MadePasskey)
  .meta({ type: 'object', description: 'As `PublicKeyCredential.toJSON()` says it' });

export const Signed: z.ZodType<SignedByPasskey> = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: text(4000),
      authenticatorData: text(4000),
      signature: text(4000),
      userHandle: text(200).exactOptional(),
    }),
    clientExtensionResults: extensions,
  })
  .transform(signed => signed as SignedByPasskey)
  .meta({ type: 'object', description: 'As `PublicKeyCredential.toJSON()` says it' });
