import { resolve } from 'node:path';

/** The file that `action.yml` names: what is committed is what is tested. `npm run build` makes it. */
export const ACTION_BUNDLE = resolve('dist/action/index.js');
