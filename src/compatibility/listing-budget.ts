import { valueOr } from '../profiles/client.js';
import { CLIENTS } from '../profiles/index.js';
import type { Finding } from '../rules/finding.js';
import { lengthOf, scalarText } from '../skill/facts.js';
import { compareText } from '../text/compare.js';
import { START_OF_FILE } from '../text/span.js';
import { joinWords } from '../text/suggest.js';
import { pluginFinder, type Repository } from './discovery.js';
import type { JudgedSkill, PortableSkill } from './judge-skill.js';
import { type Audience, isTargetClient } from './portability.js';
import type { ListingBudget } from './verdict.js';

/** For each client with a limit and each plugin: how much of the listing its skills take. */
export function measureListings(
  judged: readonly JudgedSkill<PortableSkill>[],
  repository: Repository,
): readonly ListingBudget[] {
  const inOrder = judged.map(listedSkill(repository)).sort(compareListed);
  return CLIENTS.flatMap((client, at) => {
    const limit = valueOr(client.listing, null);
    if (limit === null) return [];
    const byPlugin = new Map<string, ListedSkill[]>();
    const knowsManual = Object.hasOwn(valueOr(client.fields, {}), 'disable-model-invocation');
    for (const skill of inOrder) {
      if ((skill.isManual && knowsManual) || !isFound(skill.judged, at)) continue;
      const own = byPlugin.get(skill.plugin);
      if (own === undefined) byPlugin.set(skill.plugin, [skill]);
      else own.push(skill);
    }
    const also = valueOr(client.descriptionLimit, null)?.with;
    return [...byPlugin]
      .sort(([a], [b]) => compareText(a, b))
      .map(([plugin, own]) => ({
        client: client.id,
        plugin,
        budget: limit.total,
        ...measure(own, { ...limit, also }),
      }));
  });
}

/** A skill with what counts in a listing, measured once for all clients. */
interface ListedSkill {
  readonly judged: JudgedSkill<PortableSkill>;
  readonly name: string;
  readonly file: string;
  readonly plugin: string;
  readonly isManual: boolean;
  readonly nameLength: number;
  readonly descriptionLength: number;
}

function listedSkill(repository: Repository): (judged: JudgedSkill<PortableSkill>) => ListedSkill {
  const pluginOf = pluginFinder(repository);
  return (judged) => {
    const { name, file, directory, facts } = judged.skill;
    return {
      judged,
      name,
      file,
      plugin: pluginOf(directory),
      isManual: facts.fields?.['disable-model-invocation'] === true,
      nameLength: lengthOf(name),
      descriptionLength: lengthOf(scalarText(facts.fields?.['description']) ?? ''),
    };
  };
}

function compareListed(a: ListedSkill, b: ListedSkill): number {
  return compareText(a.name, b.name) || compareText(a.file, b.file);
}

/** Found by the client, and not rejected. */
function isFound({ incompatibilities, discoveries }: JudgedSkill<PortableSkill>, client: number): boolean {
  if (discoveries[client]!.kind === 'missing') return false;
  return !incompatibilities[client]!.some(({ result }) => result === 'refused');
}

interface ListingLimit {
  readonly total: number;
  readonly entry?: number;
  /** A field that is shown after the description. */
  readonly also: string | undefined;
}

/** By name, like a listing; once it is full, the rest is listed without descriptions. */
function measure(
  inOrder: readonly ListedSkill[],
  { total, entry = Number.POSITIVE_INFINITY, also }: ListingLimit,
): Pick<ListingBudget, 'used' | 'dropped'> {
  let used = 0;
  let shown = 0;
  const dropped: string[] = [];
  for (const { judged, name, nameLength, descriptionLength } of inOrder) {
    const { fields } = judged.skill.facts;
    const more = also === undefined ? 0 : lengthOf(scalarText(fields?.[also]) ?? '');
    const description = Math.min(descriptionLength + more, entry);
    used += nameLength + description;
    if (shown + nameLength + description <= total) shown += nameLength + description;
    else {
      shown += nameLength;
      dropped.push(name);
    }
  }
  return { used, dropped };
}

const LISTED_NAMES = 5;

/** A finding for each plugin whose skills do not fit; clients with the same result share it. */
export function checkListings(
  listings: readonly ListingBudget[],
  skills: readonly PortableSkill[],
  audience: Audience,
): readonly Finding[] {
  const over = listings.filter(({ dropped }) => dropped.length > 0);
  if (over.length === 0) return [];
  // Backwards, so that the first of several skills with the same name remains.
  const files = new Map(skills.toReversed().map(({ name, file }) => [name, file]));
  const alike = new Map<string, ListingBudget[]>();
  for (const listing of over) {
    const key = JSON.stringify({ ...listing, client: isTargetClient(listing.client, audience) });
    alike.set(key, [...(alike.get(key) ?? []), listing]);
  }
  return [...alike.values()].map((listings) => {
    const { client, plugin, used, budget, dropped } = listings[0]!;
    const clients = joinWords(listings.map((listing) => listing.client));
    const names = dropped.slice(0, LISTED_NAMES);
    const rest = dropped.length - names.length;
    const said = joinWords(rest > 0 ? [...names, `${rest} more`] : names);
    const isRepository = plugin === '.';
    return {
      rule: 'listing-budget',
      file: files.get(dropped[0]!)!,
      at: START_OF_FILE,
      about: [plugin, ...listings.map((listing) => listing.client), ...dropped],
      message:
        `Names and descriptions of ${isRepository ? 'this repository' : plugin} take ${used} characters; ` +
        `${clients} ${listings.length === 1 ? 'lists' : 'list'} at most ${budget}: ` +
        `${said} would lose ${dropped.length === 1 ? 'its description' : 'their descriptions'}.`,
      fix: `Shorten descriptions, or ${isRepository ? 'divide the skills into plugins' : 'split the plugin'}.`,
      ...(isTargetClient(client, audience) && { severity: 'warning' as const }),
    };
  });
}
