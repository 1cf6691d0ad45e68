import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One line of the Dockerfile: its word, and what follows it. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of the Dockerfile in order; lines that go on are one, comments are gone. */
export const readDockerfile = (): readonly Instruction[] =>
  readFileSync('Dockerfile', 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line.trim())!;
      return { word: word!, rest: rest!.replace(/\s+/g, ' ') };
    });

type Environment = Readonly<Record<string, string>>;

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string | number | null>> }>
  >;
}

const compose = (): Compose => parse(readFileSync('docker-compose.yml', 'utf8')) as Compose;

/** The settings that docker-compose.yml hands to the service, as they are written there. */
export const passedOn = (): Readonly<Record<string, string | number | null>> =>
  compose().services['bahnpost']!.environment!;

/** `${NAME:-preset}`, where the preset may hold another one. */
const VARIABLE = /\$\{(\w+):-((?:[^{}]|\$\{\w+:-[^{}]*\})*)\}/g;

const filledIn = (text: string, env: Environment): string =>
  text.replace(VARIABLE, (_, name: string, preset: string) => {
    const given = env[name];
    return given === undefined || given === '' ? filledIn(preset, env) : given;
  });

/** The names that docker-compose.yml reads from `.env`. */
export const readFromEnv = (): readonly string[] => {
  const named = (text: string): readonly string[] =>
    [...text.matchAll(VARIABLE)].flatMap(([, name, preset]) => [name!, ...named(preset!)]);
  const bare = Object.entries(passedOn()).filter(([, value]) => value === null);
  return [...new Set([...bare.map(([name]) => name), ...named(readFileSync('docker-compose.yml', 'utf8'))])];
};

/** The service's environment as compose makes it, with these settings in `.env`. */
export const composedEnvironment = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(passedOn())
      .map(([name, value]) => [name, value === null ? env[name] : filledIn(String(value), env)] as const)
      .filter((pair): pair is [string, string] => pair[1] !== undefined),
  );

/** Settings named in a file like `.env.example`, given or commented out. */
export const namedIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!);
