import { type Client, valueOr } from '../profiles/client.js';
import { CLIENTS } from '../profiles/clients.js';
import type { Finding } from '../report/diagnostic.js';
import { compareText, START_OF_FILE } from '../report/diagnostic.js';
import type { ListingBudget } from '../report/report.js';
import { lengthOf, textOf } from '../skill/facts.js';
import { obstaclesOf } from './judge-skill.js';
import { listWords } from './obstacle.js';
import type { Audience, PortableSkill } from './portability.js';
import { pluginOf, type Repository, reachOf } from './reach.js';

/** For each client with a limit and each plugin: how much of the listing its skills take. */
export function measureListings(
  skills: readonly PortableSkill[],
  repository: Repository,
): readonly ListingBudget[] {
  return CLIENTS.flatMap((client) => {
    const limit = valueOr(client.listing, null);
    if (limit === null) return [];
    const also = valueOr(client.descriptionLimit, null)?.with;
    const fields = ['description', ...(also === undefined ? [] : [also])];
    const byPlugin = new Map<string, PortableSkill[]>();
    for (const skill of skills) {
      if (!isListed(skill, client, repository)) continue;
      const plugin = pluginOf(skill.directory, repository);
      const own = byPlugin.get(plugin);
      if (own === undefined) byPlugin.set(plugin, [skill]);
      else own.push(skill);
    }
    return [...byPlugin]
      .sort(([a], [b]) => compareText(a, b))
      .map(([plugin, own]) => ({
        client: client.id,
        plugin,
        budget: limit.total,
        ...measure(own, { ...limit, fields }),
      }));
  });
}

/** Found by the client, loaded, and offered to the model. */
function isListed({ facts }: PortableSkill, client: Client, repository: Repository): boolean {
  const isManual = facts.fields?.['disable-model-invocation'] === true;
  const isHonoured = Object.hasOwn(valueOr(client.fields, {}), 'disable-model-invocation');
  if (isManual && isHonoured) return false;
  if (obstaclesOf(facts, client).some(({ result }) => result === 'refused')) return false;
  return reachOf(facts, client, repository).kind !== 'missing';
}

/** By name, as a listing is; once it is full, what follows is listed without its description. */
function measure(
  skills: readonly PortableSkill[],
  limit: { readonly total: number; readonly entry?: number; readonly fields: readonly string[] },
): Pick<ListingBudget, 'used' | 'dropped'> {
  let used = 0;
  let shown = 0;
  const dropped: string[] = [];
  const inOrder = skills.toSorted((a, b) => compareText(a.name, b.name) || compareText(a.file, b.file));
  for (const { name, facts } of inOrder) {
    const [own, description] = [lengthOf(name), descriptionLength(facts.fields, limit)];
    used += own + description;
    if (shown + own + description <= limit.total) shown += own + description;
    else {
      shown += own;
      dropped.push(name);
    }
  }
  return { used, dropped };
}

function descriptionLength(
  read: PortableSkill['facts']['fields'],
  {
    entry = Number.POSITIVE_INFINITY,
    fields,
  }: { readonly entry?: number; readonly fields: readonly string[] },
): number {
  const length = fields.reduce((sum, field) => sum + lengthOf(textOf(read?.[field]) ?? ''), 0);
  return Math.min(length, entry);
}

const LISTED_NAMES = 5;

/** A finding for each plugin whose skills do not fit; clients with the same outcome share it. */
export function checkListings(
  listings: readonly ListingBudget[],
  skills: readonly PortableSkill[],
  audience: Audience,
): readonly Finding[] {
  const over = listings.filter(({ dropped }) => dropped.length > 0);
  if (over.length === 0) return [];
  // From the last to the first, so that the first of several skills with a name remains.
  const files = new Map(skills.toReversed().map(({ name, file }) => [name, file]));
  return over.map(({ client, plugin, used, budget, dropped }) => {
    const file = files.get(dropped[0]!)!;
    const names = dropped.slice(0, LISTED_NAMES);
    const rest = dropped.length - names.length;
    const said = listWords(rest > 0 ? [...names, `${rest} more`] : names);
    const where = plugin === '.' ? 'of this repository' : `of ${plugin}`;
    const isHeard = audience.named.includes(client) || audience.chosen === client;
    return {
      rule: 'listing-budget',
      file,
      at: START_OF_FILE,
      message: `Names and descriptions ${where} take ${used} of the ${budget} characters that ${client} lists: ${said} would lose the description.`,
      fix: 'Shorten descriptions, or split the plugin.',
      ...(isHeard && { severity: 'warning' as const }),
    };
  });
}
