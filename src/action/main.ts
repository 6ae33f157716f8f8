// Node.js reads the map of a file when it loads it, so this comes before the rest of the program.
if (process.env['RUNNER_DEBUG'] === '1' || process.env['DEBUG']) process.setSourceMapsEnabled(true);
const [{ run }, core] = await Promise.all([import('./run.js'), import('@actions/core')]);

process.exitCode = await run({ env: process.env, currentDirectory: process.cwd(), core });
