import type { Deps } from './deps.js';
import type { Actor, DeliveryInfo, Language, Person, PersonActor } from './types.js';

/** The actor's own data. */
export declare const showPerson: (deps: Deps, actor: Actor) => Promise<Person>;

/** @throws Invalid `bad-name`, `bad-language`, `bad-time-zone` */
export declare const changePerson: (
  deps: Deps,
  actor: PersonActor,
  change: { readonly name?: string; readonly language?: Language; readonly timeZone?: string },
) => Promise<Person>;

/** The newest mails to the actor and every try to send them. */
export declare const listDeliveries: (deps: Deps, actor: PersonActor) => Promise<readonly DeliveryInfo[]>;

export interface MailChoice {
  readonly gameId: string;
  readonly gameName: string;
  readonly language: Language;
  /** Are this game's mails wanted? */
  readonly on: boolean;
}

/** What the unsubscribe token of a mail stands for; changes nothing. @throws Unauthenticated `bad-token` */
export declare const showMailChoice: (deps: Deps, token: string) => Promise<MailChoice>;

/** Turns one game's mails off (or on again) for one person; needs no session. @throws Unauthenticated `bad-token` */
export declare const setMailChoice: (deps: Deps, token: string, on: boolean) => Promise<MailChoice>;
