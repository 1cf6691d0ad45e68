import type { Tried } from '../../present/what-if.js';
import type { Shown } from '../turn/load.js';
import { make } from '../turn/make.js';

interface PlanWords {
  readonly planName: string;
  readonly planSave: string;
}

const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

const hidden = (name: string, value: string): HTMLInputElement =>
  make('input', { type: 'hidden', name, value });

/** Sends the moves tried so far to the reader's own plans: the only form of the page that is sent. */
export const planForm = (
  { game, number }: Shown,
  tried: readonly Tried[],
  { planName, planSave }: PlanWords,
): HTMLFormElement => {
  const moves = tried.map(({ seat, line }) => `${letterOf(seat)}: ${line}`).join('\n');
  const name = make('input', { name: 'name', required: true, maxLength: 60 });
  const form = make(
    'form',
    { method: 'post', action: `/g/${game}/plans`, className: 'box' },
    hidden('number', String(number)),
    hidden('moves', moves),
    make('p', {}, make('label', {}, planName, ' ', name)),
    make('p', {}, make('button', { className: 'quiet' }, planSave)),
  );
  form.dataset['plan'] = '';
  return form;
};

export const isPlanForm = (form: HTMLFormElement): boolean => form.dataset['plan'] !== undefined;
