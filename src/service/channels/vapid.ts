import { createECDH, createHmac } from 'node:crypto';
import type { VapidKeys } from '../deps.js';

/**
 * The keys an installation is known by to push services, from its own secret: all processes have the same, and
 * nothing has to be kept. With another secret browsers subscribe anew.
 */
export const deriveVapidKeys = (secret: string): VapidKeys => {
  const ecdh = createECDH('prime256v1');
  for (let n = 0; ; n++) {
    ecdh.setPrivateKey(createHmac('sha256', secret).update(`vapid:${n}`).digest());
    const privateKey = ecdh.getPrivateKey();
    // A web-push key is 32 bytes long; a number that begins with zeros is written shorter.
    if (privateKey.length === 32)
      return {
        publicKey: ecdh.getPublicKey().toString('base64url'),
        privateKey: privateKey.toString('base64url'),
      };
  }
};
