import type { Json, JsonObject } from '../manifest.js';
import { type DocumentStyle, type Layout, layoutLike, type NewPlace } from './json-layout.js';
import { isArray, isContainer, kindOf } from './json-value.js';
import { type Models, modelsForElement, modelsForKey, pickModel } from './style-models.js';

/** Where a new value goes, and which values already there it should look like. */
export interface WritePlace extends NewPlace {
  readonly models: () => Models;
}

/** A value as text in the style of its surroundings. */
export function writeJsonValue(value: Json, place: WritePlace, style: DocumentStyle): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const kind = kindOf(value);
  const [open, close] = kind === 'array' ? '[]' : '{}';
  const children = Object.values(value) as Json[];
  if (children.length === 0) return `${open}${close}`;
  const models = place.models();
  const holdsContainers = children.some(isContainer);
  const layout = layoutLike(pickModel(models, { ...place, kind, holdsContainers }), place, style);
  const members = isArray(value)
    ? writeElements(value, { layout, models, style })
    : writeProperties(value, { layout, models, style });
  return `${open}${layout.lead}${members.join(layout.separator)}${layout.tail}${close}`;
}

interface NewContainer {
  readonly layout: Layout;
  readonly models: Models;
  readonly style: DocumentStyle;
}

function writeElements(elements: readonly Json[], { layout, models, style }: NewContainer): string[] {
  const forElement = modelsForElement(undefined, models);
  const place = { indent: layout.memberIndent, isInline: layout.isInline, models: () => forElement };
  return elements.map((element) => writeJsonValue(element, place, style));
}

function writeProperties(object: JsonObject, { layout, models, style }: NewContainer): string[] {
  return Object.entries(object).map(([key, value]) => {
    const place = {
      indent: layout.memberIndent,
      isInline: layout.isInline,
      models: () => modelsForKey(key, undefined, models),
    };
    return JSON.stringify(key) + layout.colon + writeJsonValue(value, place, style);
  });
}
