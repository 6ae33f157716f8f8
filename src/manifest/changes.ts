/** A phrase of a skill that now reaches another one. */
export interface Reroute {
  readonly phrase: string;
  readonly from: string;
  /** `null` if it no longer reaches a skill. */
  readonly to: string | null;
}

export interface KeywordConflict {
  readonly keyword: string;
  /** `null` if it is too generic and stays unmapped. */
  readonly owner: string | null;
  readonly losers: readonly string[];
  readonly declared: boolean;
  /** It is a task type. */
  readonly isTaskType?: true;
}

export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** One line of the semantic diff of a manifest. */
export type ManifestChange =
  | { readonly kind: 'skill-added'; readonly skill: string; readonly path: string }
  | { readonly kind: 'skill-removed'; readonly skill: string; readonly path: string }
  | {
      readonly kind: 'skill-updated';
      readonly skill: string;
      readonly path: string;
      readonly fields: readonly FieldChange[];
    }
  | { readonly kind: 'route-added'; readonly table: string; readonly key: string; readonly skill: string }
  | { readonly kind: 'route-removed'; readonly table: string; readonly key: string; readonly skill: string }
  | {
      readonly kind: 'route-changed';
      readonly table: string;
      readonly key: string;
      readonly newKey: string;
      readonly skill: string;
      readonly newSkill: string;
    }
  | {
      readonly kind: 'meta-changed';
      readonly field: string;
      readonly before?: unknown;
      readonly after?: unknown;
    }
  | { readonly kind: 'file-changed'; readonly file: string; readonly what: string };
