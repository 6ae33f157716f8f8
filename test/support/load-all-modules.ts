// What `import()` loads in a test, loaded before it: Stryker takes code that runs once for code that one test covers.
import '../../src/manifest/routes.js';
import '../../src/outputs/check-known-files.js';
import '../../src/outputs/create-outputs.js';
import '../../src/run/check-expectations.js';
import '../../src/run/compare-with-base.js';
import '../../src/run/fix-skills.js';
import '../../src/run/bump.js';
import '../../src/skill/locate-exactly.js';
