import { latePart } from '../late-part.js';

/** What looks for danger in a text. Its expressions name whole Unicode properties, which take milliseconds to build. */
export const detectors = latePart(() => import('./detectors.js'));
