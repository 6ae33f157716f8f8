import { resolve } from 'node:path';

/** The file that `action.yml` names: tests run what is committed. `npm run build` makes it. */
export const ACTION_BUNDLE = resolve('dist/action/index.js');
