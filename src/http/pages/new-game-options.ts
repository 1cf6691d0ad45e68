import type { OptionsChange } from '../../service/tables/options.js';
import { check } from '../input/check.js';
import { spectators } from '../input/fields.js';
import type { Form } from '../input/body.js';
import type { PageCall } from './page.js';
import { type SpectatorChoice, spectatorChoices } from './watching.js';

/** What a form says of spectators and chat; a form without these fields says nothing. */
export const optionsIn = ({ form, context }: PageCall): OptionsChange =>
  form['options'] === undefined
    ? {}
    : {
        spectators: check(spectators, form['spectators'], 'spectators', context.language),
        chat: {
          private: form['private'] === 'on' ? 'on' : 'off',
          spectators: form['openChat'] === 'on' ? 'on' : 'off',
        },
      };

export interface OptionsModel {
  /** What is chosen, while the fields are folded away. */
  readonly chosen: string;
  readonly spectators: readonly SpectatorChoice[];
  readonly openChat: boolean;
  readonly privateChat: boolean;
}

/** The fields as they were filled in, or else as they are proposed. */
export const optionsModel = (call: PageCall, form: Form): OptionsModel => {
  const given = form['options'] !== undefined;
  const spectators = spectatorChoices(call, form['spectators'] ?? 'link');
  const openChat = form['openChat'] === 'on';
  const privateChat = given ? form['private'] === 'on' : true;
  return {
    spectators,
    openChat,
    privateChat,
    chosen: [
      ...spectators.filter(({ chosen }) => chosen).map(({ name }) => `${call.t('whoLooks')}: ${name}`),
      ...(openChat ? [call.t('openChat')] : []),
      ...(privateChat ? [call.t('privateChat')] : []),
    ].join(' · '),
  };
};
