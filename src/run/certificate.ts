import type { Certificate, Listener } from '../mail/inbound/listener.js';
import type { Deps } from '../service/deps.js';
import type { Stop } from './stops.js';

/** Certificates are renewed weeks before they end. This is how often the files are looked at, in milliseconds. */
const OFTEN = 3_600_000;

export interface Renewing {
  /** Reads the files anew. */
  readonly read: () => Promise<Certificate>;
  /** What they held at the start. */
  readonly tls: Certificate;
  readonly listener: Pick<Listener, 'renew'>;
  readonly log: Pick<Deps['log'], 'info' | 'warn'>;
}

/** Looks whether the files hold another certificate. One half written is not taken, and looked at again. */
export const createRenewal = ({ read, tls, listener, log }: Renewing): (() => Promise<void>) => {
  let shown = tls;
  return async () => {
    try {
      const found = await read();
      if (found.cert === shown.cert && found.key === shown.key) return;
      listener.renew(found);
      shown = found;
      log.info({}, 'the certificate for mail was renewed');
    } catch (error) {
      log.warn({ err: error }, 'the certificate for mail could not be renewed: the one before stays');
    }
  };
};

/** A process that runs for months must not show a certificate that has ended. @returns how to stop it */
export const renewInTime = (renewing: Renewing): Stop => {
  const look = createRenewal(renewing);
  const timer = setInterval(() => void look(), OFTEN);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
};
