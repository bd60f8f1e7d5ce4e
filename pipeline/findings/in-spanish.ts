/**
 * Findings in Spanish, for who writes content. As in gettext, the English sentence with its placeholders is the key of the
 * catalogue; what it does not have stays English.
 */
import { once } from '../program/once.ts';
import { CATALOGUE, SHARED } from './catalogue-es.ts';
import { FORM_REFUSALS } from './catalogue-es-questions.ts';
import type { Finding, RuleId } from './finding.ts';

type Message = { pattern: RegExp; spanish: string };

/** Keys as patterns: `%1` stands for any words. */
const messagesOf = (texts: Readonly<Record<string, string>>): Message[] =>
  Object.entries(texts).map(([english, spanish]) => ({
    pattern: new RegExp(
      `^${english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%\d/g, '(.+?)')}$`,
      's',
    ),
    spanish,
  }));

const shared = messagesOf(SHARED);

const messagesFor = once((rule: RuleId): Message[] => [
  ...messagesOf(CATALOGUE[rule]?.says ?? {}),
  ...shared,
]);

/** @returns undefined if the catalogue does not have the sentence */
function translated(text: string, messages: readonly Message[]): string | undefined {
  for (const { pattern, spanish } of messages) {
    const found = pattern.exec(text);
    if (found !== null)
      return spanish.replace(/%(\d)/g, (_, place: string) => {
        const words = found[Number(place)] ?? '';
        return translated(words, shared) ?? words;
      });
  }
  return undefined;
}

/** A command and an example are the same in every language. */
const isCode = (line: string): boolean => /^\s*(?:licencia|git) /.test(line);

/** "senales-53: an option is long": the id stays. */
function sentence(text: string, rule: RuleId): string | undefined {
  const messages = messagesFor(rule);
  const [, id, rest] = /^([\w./-]+): (.+)$/s.exec(text) ?? [];
  const own = rest === undefined ? undefined : translated(rest, messages);
  if (own !== undefined) return `${id}: ${own}`;
  return translated(text, messages) ?? (isCode(text) ? text : undefined);
}

const refusals = once((_: 'all') => messagesOf(FORM_REFUSALS));

/** Why the form of `dev` refuses something; in English where the catalogue does not have it. */
export const refusalInSpanish = (message: string): string =>
  translated(message, refusals('all')) ?? message;

/** @param about the sentence that describes the rule, in English */
export function aboutInSpanish(rule: RuleId, about: string): string {
  return CATALOGUE[rule]?.about ?? about;
}

/** The finding with its title and help in Spanish, where the catalogue has them; ids and places are the same. */
export function inSpanish(finding: Finding): Finding {
  const { rule, title, help, followers } = finding;
  return {
    ...finding,
    title: sentence(title, rule) ?? title,
    help: help.map((line) => sentence(line, rule) ?? line),
    ...(followers === undefined ? {} : { followers: followers.map(inSpanish) }),
  };
}

/** @returns the sentences of a finding that stay English */
export function untranslated({ rule, title, help }: Finding): string[] {
  return [title, ...help].filter((text) => sentence(text, rule) === undefined);
}
