import fc from 'fast-check';
import { seedOf } from './seed.js';

// What fast-check draws follows from the run's seed, too. A failure names the case, which the same run finds again.
fc.configureGlobal({ seed: seedOf('properties') });

export { fc };
