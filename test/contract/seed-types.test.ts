import { describe, expectTypeOf, it } from 'vitest';
import type {
  DiscoveredSkill,
  InstallOptions,
  InstallResult,
  PluginDefinition,
  SkillCatalog,
  SkillLoadError,
  SkillManifest,
  SkillMetadata,
  SkillScope,
  SkillSearchResult,
  SkillsConfig,
  SkillsListParams,
  SkillsListResult,
} from '../../src/index.js';

describe('types of the design documents', () => {
  it('have their names, and at least their fields', () => {
    expectTypeOf<SkillScope>().toEqualTypeOf<'repo' | 'user'>();
    expectTypeOf<SkillMetadata>().toExtend<{
      id: string;
      name: string;
      description: string;
      path: string;
      dir: string;
      scope: SkillScope;
      mtimeMs: number;
    }>();
    expectTypeOf<SkillLoadError>().toExtend<{ path: string; message: string }>();
    expectTypeOf<SkillCatalog['truncated']>().toEqualTypeOf<boolean>();
    expectTypeOf<SkillCatalog['errors'][number]>().toExtend<SkillLoadError>();
    expectTypeOf<SkillSearchResult['score']>().toEqualTypeOf<number>();
    expectTypeOf<SkillsListResult['skills'][number]>().toExtend<SkillMetadata>();
    expectTypeOf<{ cwd: string; force_reload: boolean }>().toExtend<SkillsListParams>();
    expectTypeOf<{ url: string; ref: string; name: string }>().toExtend<InstallOptions>();
    expectTypeOf<InstallResult>().toExtend<{ success: boolean; skillName: string; path: string }>();
    expectTypeOf<{ url: string; enabled: boolean; installedAt: string }>().toExtend<PluginDefinition>();
    expectTypeOf<{
      enabled: true;
      initial: { maxEntries: 1 };
      search: { maxLimit: 2 };
    }>().toExtend<SkillsConfig>();
    expectTypeOf<DiscoveredSkill['manifest']>().toEqualTypeOf<SkillManifest>();
  });
});
