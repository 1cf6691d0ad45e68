import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { helpNames, helpOf, type HelpName } from '../../words/help.js';
import { FIRST_GAME_PATH } from '../../words/rules.js';
import { firstGameLink, firstGamePage } from './first-game.js';
import { type HelpSectionModel, sectionModel } from './help-text.js';
import { type ExplainedTitle, explainedTitles, titleHelpPages } from './help-titles.js';
import { page, type PageCall, sendPage } from './page.js';

declare module '../views.js' {
  interface PageModels {
    readonly help: HelpPage;
    readonly 'help-text': HelpTextPage;
  }
}

interface HelpPage {
  readonly general: readonly HelpGeneral[];
  readonly games: readonly ExplainedTitle[];
  readonly firstGame: { readonly href: string; readonly text: string } | undefined;
}

interface HelpGeneral {
  readonly href: string;
  readonly heading: string;
  readonly lead: string;
}

const index = (call: PageCall): void => {
  const { language } = call.context;
  const help = helpOf(language);
  sendPage(call, 'help', call.t('help'), {
    general: helpNames.map(name => ({
      href: `/help/${name}`,
      heading: help[name].title,
      lead: help[name].lead,
    })),
    games: explainedTitles(call),
    firstGame: firstGameLink(call),
  });
};

interface HelpTextPage {
  readonly version?: string | undefined;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly HelpSectionModel[];
}

const general =
  (name: HelpName) =>
  (call: PageCall): void => {
    const { title, lead, sections } = helpOf(call.context.language)[name];
    sendPage(call, 'help-text', title, {
      title,
      lead,
      sections: sections.map(sectionModel),
      ...(name === 'about' && { version: call.t('version', { version: call.deps.release.version }) }),
    });
  };

/** Help for players: how things work here, the rules and the notation of each title. */
export const helpPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/help', run: index }),
  page(deps)({ method: 'get', path: FIRST_GAME_PATH, run: firstGamePage }),
  ...titleHelpPages(deps),
  ...helpNames.map(name => page(deps)({ method: 'get', path: `/help/${name}`, run: general(name) })),
];
