import { nextTurn } from '../run/stage-timer.js';
import { Addresses } from './addresses.js';
import { catalogPage } from './catalog-page.js';
import { componentsPage } from './components-page.js';
import { aiCatalog, discoveryIndex, llmsTxt, publishSkills, skillsJson } from './discovery.js';
import { findingsPage } from './findings-page.js';
import { ASSETS } from './generated/assets.js';
import { ICON, type Page, renderPage } from './layout.js';
import type { SiteFiles, SiteModel, SiteOptions } from './model.js';
import { routingData, routingPage } from './routing-page.js';
import { filePage, skillPage } from './skill-page.js';

export { readSiteModel } from './read-model.js';
export { SiteServer } from './server.js';
export { writeSite } from './write-site.js';

/** Builds the whole site in memory. The same model and options give the same bytes. */
export async function buildSite(model: SiteModel, options: SiteOptions): Promise<SiteFiles> {
  const addresses = new Addresses(model);
  const pause = async (stage: string, done: number) => {
    await nextTurn();
    options.onProgress?.({ stage, done, total: model.skills.length });
  };
  const published = await publishSkills(model, (done) => pause('Packing downloads', done));
  const files = new Map<string, Uint8Array>();
  const add = (path: string, text: string) => files.set(path, Buffer.from(text));
  const addPage = (page: Page) => add(page.path, renderPage(page, model, options));

  addPage(catalogPage(model, addresses));
  addPage(routingPage(model));
  if (model.components.length > 0) addPage(componentsPage(model));
  if (model.findings !== null) addPage(findingsPage({ ...model, findings: model.findings }, addresses));
  for (const [done, skill] of model.skills.entries()) {
    await pause('Building pages', done);
    addPage(skillPage({ skill, model, addresses, published: published.get(skill) }));
    for (const file of skill.files) {
      if (addresses.filePage(file) !== undefined) addPage(filePage(skill, file, addresses));
    }
  }
  for (const { files: downloads } of published.values()) {
    for (const [path, bytes] of downloads) files.set(path, bytes);
  }
  add('.well-known/agent-skills/index.json', discoveryIndex(published.values(), options));
  if (options.baseUrl !== null)
    add('.well-known/ai-catalog.json', aiCatalog(model, options.baseUrl, published.values()));
  add('skills.json', skillsJson(model, addresses, published));
  add('llms.txt', llmsTxt(model, options, addresses, published));
  addAssets(add, options);
  add('assets/routing-data.js', routingData(model, addresses));
  // GitHub Pages would leave out .well-known and render SKILL.md otherwise.
  add('.nojekyll', '');
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function addAssets(add: (path: string, text: string) => void, { isLive }: SiteOptions): void {
  for (const [name, text] of Object.entries(ASSETS)) {
    if (name !== 'live.js' || isLive) add(`assets/${name}`, text);
  }
  add('assets/icon.svg', ICON);
}
