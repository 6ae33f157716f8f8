/** The face of the site: what its commands use. */
export { buildSite } from './build-site.js';
export { readSiteModel } from './read-model.js';
export { SiteServer } from './server.js';
export { writeSite } from './write-site.js';
