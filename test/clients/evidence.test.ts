import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROGRAMS } from '../../src/clients/programs.js';
import type { Client, Fact, PluginSupport, SkillDirectory } from '../../src/profiles/client.js';
import { CLIENTS } from '../../src/profiles/index.js';
import { MEASURED } from '../../src/profiles/measured.js';
import { CASES } from './cases.mjs';
import { listed, measuredFacts, measuredQuirks, type RecordedEvidence } from './measured-facts.js';

const directory = path.resolve('test/clients/evidence');
const recorded: readonly RecordedEvidence[] = fs
  .readdirSync(directory)
  .map((file) => JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')));

/** Facts that a list of skills cannot tell, each with the reason. */
const NOT_TOLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'claude-code': {
    directories: 'nested directories are loaded once a file below them is touched',
    nameDiffers: 'the list has the name, and the directory is what one types',
  },
  opencode: {
    descriptionMissing: 'it lists such a skill, and leaves it out for the model',
    sameName: 'it reads files in no fixed order',
  },
};

/** OpenCode prints the bodies too, and ends before all of a large one is written. */
const SILENT: Readonly<Record<string, readonly string[]>> = { opencode: ['large-body'] };

const clientOf = (id: string): Client => CLIENTS.find((client) => client.id === id)!;

describe.each(recorded.map((evidence) => [evidence.client, evidence] as const))(
  'evidence of %s',
  (id, evidence) => {
    const client = clientOf(id);

    it('has an answer to every case', () => {
      expect(Object.keys(evidence.cases)).toEqual(CASES.map((one) => one.id));
      const silent = Object.entries(evidence.cases).filter(([, answer]) => answer.silent !== undefined);
      expect(silent.map(([one]) => one)).toEqual(SILENT[id] ?? []);
      expect(listed(evidence, 'plain')).toMatchObject([{ name: 'probe', description: 'Does it.' }]);
    });

    it('is from the version and the day that the profile names', () => {
      expect(MEASURED[id as keyof typeof MEASURED]).toEqual({
        source: 'measured',
        version: evidence.version,
        seen: evidence.date,
      });
    });

    const traits = Object.entries(measuredFacts(evidence)).filter(
      ([trait]) => NOT_TOLD[id]?.[trait] === undefined,
    );
    it.each(traits)('agrees with the profile on %s', (trait, value) => {
      const fact = client[trait as keyof Client] as Fact<unknown>;
      expect(fact).toMatchObject({ known: true, evidence: { source: 'measured' } });
      expect(fact.known && inOneOrder(withoutStandard(fact.value))).toEqual(inOneOrder(value));
    });

    it('has the traps that the profile names', () => {
      const known = client.quirks.known ? client.quirks.value : [];
      // Only the checker of a client tells what it discourages.
      expect(known.filter((quirk) => quirk !== 'discourages-tags').sort()).toEqual(
        [...measuredQuirks(evidence)].sort(),
      );
    });

    it('calls no fact measured that it does not tell', () => {
      const told = [...traits.map(([trait]) => trait), 'quirks', 'name', 'descriptionLimit'];
      const measured = Object.entries(client).filter(([, fact]) => fact?.evidence?.source === 'measured');
      expect(measured.map(([trait]) => trait).filter((trait) => !told.includes(trait))).toEqual([]);
    });

    it('refuses and rewrites the names that the profile says', () => {
      if (!client.name.known) return;
      const form = client.name.value;
      const names = {
        uppercase: 'Probe',
        underscore: 'pro_be',
        dot: 'pro.be',
        space: 'pro be',
        slash: 'pro/be',
        accent: 'próbe',
      };
      for (const [key, name] of Object.entries(names)) {
        const fits = form.pattern === undefined || new RegExp(form.pattern, 'u').test(name);
        const [skill] = listed(evidence, `name-${key}`);
        // Copilot writes a hyphen for a space.
        if (fits) expect(skill?.name, key).toBe(id === 'copilot' ? name.replace(' ', '-') : name);
        else if (form.otherwise === 'refused') expect(skill, key).toBeUndefined();
        else if (form.otherwise === 'rewritten') expect(skill!.name, key).not.toBe(name);
      }
      expect(listed(evidence, 'name-64-characters')).toHaveLength(1);
      expect(listed(evidence, 'name-65-characters')).toHaveLength(form.tooLong === 'refused' ? 0 : 1);
    });

    it('refuses the long descriptions that the profile says', () => {
      const limit = client.descriptionLimit.known ? client.descriptionLimit.value : null;
      const lengths = [1024, 1025, 1536, 1537, 5000];
      const refused = lengths.filter(
        (length) => listed(evidence, `description-${length}-characters`).length === 0,
      );
      expect(refused).toEqual(
        limit?.beyond === 'refused' ? lengths.filter((length) => length > limit.max) : [],
      );
    });
  },
);

describe('evidence', () => {
  it('is there for the clients that profiles rely on, and only for clients that can be asked', () => {
    const clients = recorded.map(({ client }) => client);
    expect(clients).toEqual(
      expect.arrayContaining(['claude-code', 'codex', 'copilot', 'gemini-cli', 'opencode']),
    );
    expect(PROGRAMS.map(({ id }) => id)).toEqual(expect.arrayContaining(clients));
  });

  it('is about at least 80 cases with names of their own', () => {
    const ids = CASES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(80);
  });
});

/** The cases have no manifest of the Agent Plugins standard. */
function withoutStandard(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('plainManifest' in value)) return value;
  const { plainManifest: _, manifests, ...rest } = value as PluginSupport;
  return { ...rest, manifests: manifests.filter((file) => file !== 'plugin.json') };
}

/** The order in which a client searches does not show in its list. */
function inOneOrder(value: unknown): unknown {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOneOrder(part)]));
  }
  const key = (entry: string | SkillDirectory) => (typeof entry === 'string' ? entry : entry.path);
  return [...value].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
