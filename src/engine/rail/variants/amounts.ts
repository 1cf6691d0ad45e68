import type { RailData } from '../data.js';
import { onOffVariant, choiceVariant, type Variant } from './variant.js';

/** How much money the bank has: as the data say, or one of these amounts (1830 V-1.3). */
export const bankAmount = (usual: number, others: readonly number[]): Variant =>
  choiceVariant(
    'bank',
    String(usual),
    Object.fromEntries(others.map(bank => [String(bank), { data: d => ({ ...d, bank }) }])),
  );

/** Other limits of certificates (1830 V-5.3). */
export const otherCertificateLimits = (certificateLimit: RailData['certificateLimit']): Variant =>
  onOffVariant('higher-cert-limits', { data: d => ({ ...d, certificateLimit }) });
