import type { WriteNote } from './note.js';

/** A webhook was switched off. `data`: `{ channel, name, host, failures }` */
export const channelOff: WriteNote = ({ note, say }) => {
  const { channel, name, host, failures } = note.data as {
    channel: string;
    name: string;
    host: string;
    failures: number;
  };
  return {
    subject: say(`Webhook „${name}“ abgeschaltet`, `Webhook “${name}” switched off`),
    heading: say('Ein Webhook wurde abgeschaltet', 'A webhook was switched off'),
    paragraphs: [
      say(
        `„${name}“ (${host}) hat tagelang nichts mehr angenommen: ${failures} Versuche nacheinander schlugen fehl. Dorthin schicken wir nichts mehr, bis Sie den Webhook wieder einschalten.`,
        `“${name}” (${host}) has taken nothing for days: ${failures} tries in a row failed. We send nothing there until you switch the webhook on again.`,
      ),
    ],
    button: {
      label: say('Was geantwortet wurde', 'What was answered'),
      path: `/me/notifications/elsewhere/${channel}`,
    },
    why: say(
      'Sie bekommen diese Mail, weil Sie diesen Webhook angelegt haben.',
      'You get this mail because you made this webhook.',
    ),
  };
};
