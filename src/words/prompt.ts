import type { Json, Option } from '../engine/core/index.js';
import type { Language } from './language.js';
import type { AskWords, Can } from './types.js';

/** @param sideActions kinds of move that go with many questions, as requests */
export const canFrom = (menu: readonly Option[], sideActions: { readonly [type: string]: string }): Can => {
  const can = (type: string, other?: { readonly field: string; readonly than: Json }): boolean =>
    menu.some(option => {
      if (option.type !== type) return false;
      const field = other && option.fields[other.field];
      return (
        !field || !('oneOf' in field) || (field.oneOf as readonly Json[]).some(one => one !== other.than)
      );
    });
  const told = Object.entries(sideActions).flatMap(([type, request]) => (can(type) ? [request] : []));
  return Object.assign(can, { sideActions: told });
};

/** A kind of move as a prompt names it: as a request, and in fewest words (none where others say enough). */
export interface MovePrompt {
  readonly full: string;
  readonly short?: string;
}

/** What a prompt says of a step in which nothing has to be done. */
export interface StepPrompt {
  /** What it is about, whatever can be done. */
  readonly matter: string;
  /** The name of what it is about, such as a company. */
  readonly of?: string;
  /** A sentence that comes first: what the case is. */
  readonly lead?: string;
  /** In the third person, where one of the ways is open; else the ways in few words. */
  readonly short?: string;
  /** Kinds of move that belong to the step; `false` where there is none of it. */
  readonly ways: readonly (false | MovePrompt)[];
}

/** How a language asks for something. */
interface Manner {
  readonly language: Language;
  readonly pass: Required<MovePrompt>;
  /** That passing is all that is left. */
  readonly only: (of: string | undefined) => string;
  /** Further sideActions, told after those of all layers. */
  readonly lastly: { readonly [type: string]: string };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Makes prompts that name nothing but what the menu offers. */
export const prompter = ({ language, pass, only, lastly }: Manner) => {
  const or = new Intl.ListFormat(language, { type: 'disjunction' });

  const request = (can: Can, { of, ways }: StepPrompt): string | undefined => {
    const own = ways.flatMap(way => (way === false ? [] : [way.full]));
    const last = Object.keys(lastly).filter(type => can(type));
    const told = own.length > 0 ? own : [...can.sideActions, ...last.map(type => lastly[type]!)];
    if (!can('pass')) return told.length > 0 ? sentence(or.format(told)) : undefined;
    return told.length > 0 ? sentence(or.format([...told, pass.full])) : only(of);
  };

  return (can: Can, step: StepPrompt): AskWords => {
    const { matter, lead, short, ways } = step;
    const open = ways.filter(way => way !== false);
    const few = [...open, ...(can('pass') ? [pass] : [])]
      .map(way => way.short ?? way.full)
      .filter(text => text !== '');
    const told = [lead, request(can, step)].filter(part => part !== undefined);
    return {
      short: open.length > 0 ? (short ?? or.format(few)) : matter,
      full: told.length > 0 ? told.join(' ') : sentence(matter),
    };
  };
};
