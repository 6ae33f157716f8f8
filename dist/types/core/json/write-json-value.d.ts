import type { Json } from '../manifest.js';
import { type DocumentStyle, type NewPlace } from './json-layout.js';
import { type Models } from './style-models.js';
/** Where a new value goes, and which values already there it should look like. */
export interface WritePlace extends NewPlace {
    readonly models: () => Models;
}
/** A value as text in the style of its surroundings. */
export declare function writeJsonValue(value: Json, place: WritePlace, style: DocumentStyle): string;
