import { learn } from '../../../src/titles/registry.js';
import { manifest } from '../../fixtures/morvane/index.js';

const service = await manifest.service();
learn(service, new URL('../../fixtures/morvane/', import.meta.url), []);

/** All that a service is given for Morvane, as it is for any title. */
export const morvane = {
  titles: [service.title],
  presenters: { [manifest.id]: service.presenter },
};
