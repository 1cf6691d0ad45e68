import type { SecurityNote } from '../../service/account/security-note.js';
import type { WriteNote, Writing } from './note.js';

/**
 * A link to an address that somebody wants to add to their account, or word that it is somebody's already.
 * `data`: `{ to, hours, secret? }`. It goes to whoever reads that mailbox, so it tells nothing of the one who asked.
 */
export const addressCheck: WriteNote = ({ note, say }) => {
  const { to, hours, secret } = note.data as { to: string; hours: number; secret?: string };
  const why = say(
    'Sie bekommen diese Mail, weil jemand auf unserer Seite diese Adresse eingegeben hat.',
    'You get this mail because somebody entered this address on our site.',
  );
  const nothing = say(
    'Wenn Sie das nicht waren, löschen Sie diese Mail; es geschieht nichts.',
    'If that was not you, delete this mail; nothing happens.',
  );
  if (secret === undefined)
    return {
      subject: say('Diese Adresse gehört schon zu einem Konto', 'This address already belongs to an account'),
      heading: say('Schon vergeben', 'Already taken'),
      paragraphs: [
        say(
          `Jemand wollte ${to} zu einem Konto hinzufügen. Die Adresse gehört aber schon zu einem anderen Konto, und dabei bleibt es.`,
          `Somebody wanted to add ${to} to an account. The address already belongs to another account, and that stays so.`,
        ),
        nothing,
      ],
      why,
    };
  return {
    subject: say('Bestätigen Sie Ihre Adresse', 'Confirm your address'),
    heading: say('Ist das Ihre Adresse?', 'Is this your address?'),
    paragraphs: [
      say(
        `Öffnen Sie den Link dort, wo Sie angemeldet sind, und bestätigen Sie ${to}. Danach können Sie sich auch mit dieser Adresse anmelden. Der Link gilt einmal und ${hours} Stunden lang.`,
        `Open the link where you are signed in, and confirm ${to}. From then on you can sign in with this address, too. The link works once, for ${hours} hours.`,
      ),
      nothing,
    ],
    button: { label: say('Adresse bestätigen', 'Confirm the address'), path: `/me/address#t=${secret}` },
    why,
  };
};

type Told = { readonly [what in SecurityNote['what']]: (writing: Writing, name: string) => string };

const told: Told = {
  'address-added': ({ say }, name) =>
    say(
      `Die Adresse ${name} gehört jetzt zu Ihrem Konto; man kann sich damit anmelden.`,
      `The address ${name} now belongs to your account; it can be used to sign in.`,
    ),
  'address-removed': ({ say }, name) =>
    say(
      `Die Adresse ${name} gehört nicht mehr zu Ihrem Konto.`,
      `The address ${name} no longer belongs to your account.`,
    ),
  'primary-changed': ({ say }) =>
    say(
      'Die Mails Ihres Kontos gehen jetzt an eine andere Ihrer Adressen.',
      'The mails of your account now go to another of your addresses.',
    ),
  'token-made': ({ say }, name) =>
    say(
      `Für Ihr Konto wurde das Zugriffstoken „${name}“ angelegt; ein Programm kann damit für Sie handeln.`,
      `The access token “${name}” was made for your account; a program can act for you with it.`,
    ),
  'passkey-added': ({ say }, name) =>
    say(
      `Mit dem Passkey „${name}“ kann man sich jetzt an Ihrem Konto anmelden.`,
      `The passkey “${name}” can now be used to sign in to your account.`,
    ),
  'passkey-removed': ({ say }, name) =>
    say(
      `Der Passkey „${name}“ gilt nicht mehr für Ihr Konto.`,
      `The passkey “${name}” no longer works for your account.`,
    ),
};

/** A way into the account was added or taken off. `data`: a `SecurityNote` */
export const security: WriteNote = writing => {
  const { note, say, time } = writing;
  const { what, name } = note.data as unknown as SecurityNote;
  return {
    subject: say('Ihr Konto wurde geändert', 'Your account was changed'),
    heading: say('Ihr Konto wurde geändert', 'Your account was changed'),
    paragraphs: [
      told[what](writing, name),
      say(`Das geschah am ${time(note.at)}.`, `This happened on ${time(note.at)}.`),
      say(
        'Wenn Sie das nicht waren, melden Sie sich an, beenden Sie alle anderen Anmeldungen und nehmen Sie die Änderung zurück.',
        'If that was not you, sign in, end all other sessions and take the change back.',
      ),
    ],
    button: { label: say('Anmeldung und Sicherheit', 'Sign-in and security'), path: '/me/security' },
    why: say(
      'Sie bekommen diese Mail, weil sie Ihr Konto betrifft.',
      'You get this mail because it is about your account.',
    ),
  };
};
