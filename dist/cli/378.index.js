export const id=378;export const ids=[378];export const modules={87518:((e,t,n)=>{n.r(t),n.d(t,{SiteServer:()=>Nt,buildSite:()=>at,readSiteModel:()=>gt,writeSite:()=>Rt});var r=n(77598);let i=/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;class a{#e=new Set;#t=new Map;#n=new Map;#r=new Map;constructor({skills:e}){for(let t of e)this.#t.set(t,this.#a(`skills`,t.name,/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/,t.path)),this.#r.set(t.path,t);for(let t of e)this.#i(t)}slug(e){return this.#t.get(e)}skillPage(e){return`skills/${this.slug(e)}.html`}filePage(e){return this.#n.get(e)}pageOfRepositoryPath(e){let t=e.split(`/`);for(let e=t.length;e>0;e--){let n=this.#r.get(t.slice(0,e).join(`/`));if(n===void 0)continue;let r=t.slice(e).join(`/`);if(r===``||r===`SKILL.md`)return this.skillPage(n);let i=n.files.find(e=>e.path===r);return i&&this.filePage(i)}}#i(e){let t=`skills/${this.slug(e)}`;for(let n of e.files){if(n.path===`SKILL.md`||!s(n.bytes))continue;let e=n.path.replaceAll(`/`,`-`),r=this.#a(t,e,/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,n.path);this.#n.set(n,`${t}/${r}.html`)}}#a(e,t,n,r){let a=n.test(t)&&!i.test(t)&&!this.#o(e,t)?t:o(t,r);return this.#e.add(`${e}/${a}`.toLowerCase()),a}#o(e,t){return this.#e.has(`${e}/${t}`.toLowerCase())}}function o(e,t){let n=e.replace(/[^A-Za-z0-9]+/g,`-`).slice(0,60).replace(/^-|-$/g,``),i=(0,r.createHash)(`sha256`).update(t).digest(`hex`).slice(0,12);return n===``?i:`${n}-${i}`}function s(e){return e.length<=262144&&c(e)!==null}function c(e){try{let t=new TextDecoder(`utf-8`,{fatal:!0}).decode(e);return t.includes(`\0`)?null:t}catch{return null}}function l(e,t){return`../`.repeat(e.split(`/`).length-1)+t.split(`/`).map(encodeURIComponent).join(`/`)}let u={tag:({tags:e})=>e,plugin:({plugin:e})=>e===null?[]:[e],client:({compatibility:e})=>e.filter(({result:e})=>e===`works`||e===`changes`).map(({client:e})=>e)};function ee({skills:e,clients:t}){let n=new Map(t.map(({id:e,title:t})=>[e,t]));return[{id:`plugin`,title:`Plugin`,options:d(`plugin`,e)},{id:`tag`,title:`Tag`,options:d(`tag`,e)},{id:`client`,title:`Works in`,options:d(`client`,e,n)}]}function d(e,t,n){let r=new Map;for(let n of t)for(let t of new Set(u[e](n)))r.set(t,(r.get(t)??0)+1);return[...r].sort(([e,t],[n,r])=>r-t||(e<n?-1:1)).slice(0,100).map(([e,t],r)=>({id:r,key:e,title:n?.get(e)??e,count:t}))}function te(e,t){let n=new Set(u[e.id](t));return e.options.filter(({key:e})=>n.has(e)).map(({id:e})=>e)}class f{text;constructor(e){this.text=e}toString(){return this.text}}function p(e,...t){let n=e[0];for(let r=0;r<t.length;r++)n+=m(t[r])+e[r+1];return new f(n)}function m(e){return e==null||e===!1?``:e instanceof f?e.text:Array.isArray(e)?e.map(m).join(``):re(String(e))}let ne={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`,"'":`&#39;`};function re(e){return e.replace(ie,`\uFFFD`).replace(/[&<>"']/g,e=>ne[e])}let ie=/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;function h(e){return p`${e.split(/`([^`]+)`/).map((e,t)=>t%2==0?e:p`<code>${e}</code>`)}`}let g=`'self' file:`,ae=[`default-src 'none'`,`script-src ${g}`,`style-src ${g}`,`img-src ${g}`,`base-uri 'none'`,`form-action 'none'`,`require-trusted-types-for 'script'`],oe=[{id:`skills`,title:`Skills`,path:`index.html`},{id:`routing`,title:`Routing`,path:`routing.html`},{id:`findings`,title:`Findings`,path:`findings.html`}];function se(e,t,n){let r=t=>l(e.path,t),i=e.path===`index.html`;return p`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ce(n)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="skill-registrar">
<meta name="description" content="${e.description}">
<title>${i?e.title:`${e.title} \u00B7 ${t.title}`}</title>
${n.baseUrl&&p`<link rel="canonical" href="${ue(e.path,n.baseUrl)}">\n`}<link rel="icon" href="${r(`assets/icon.svg`)}" type="image/svg+xml">
<link rel="stylesheet" href="${r(`assets/style.css`)}">
<script src="${r(`assets/theme.js`)}"><\/script>
${le(e,n).map(e=>p`<script src="${r(e)}" defer><\/script>\n`)}</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header class="site-header">
<div class="wide">
<a class="brand" href="${r(`index.html`)}">${fe()}<span>${t.title}</span></a>
<nav aria-label="Main">
${oe.map(n=>de(n,e,t,r))}</nav>
<button type="button" class="theme-toggle needs-script" id="theme" aria-pressed="false" aria-label="Dark theme" title="Dark theme">${pe()}</button>
</div>
</header>
<main id="content" tabindex="-1">
${e.content}
</main>
<footer class="site-footer">
<div class="wide">
<p>${_(t.skills.length,`skill`)}. For programs: <a href="${r(`skills.json`)}">skills.json</a>, <a href="${r(`llms.txt`)}">llms.txt</a> and the <a href="${r(`.well-known/agent-skills/index.json`)}">discovery index</a>.</p>
</div>
</footer>
</body>
</html>
`.text}function ce({isLive:e}){return[...ae,...e?[`connect-src 'self'`]:[]].join(`; `)}function le(e,{isLive:t}){return[...e.scripts??[],...t?[`assets/live.js`]:[]]}function ue(e,t){return new URL(l(``,e.replace(/(^|\/)index\.html$/,`$1`)),t).href}function de({id:e,title:t,path:n},r,{findings:i},a){let o=r.path===n?p` aria-current="page"`:r.section===e&&p` aria-current="true"`,s=e===`findings`&&p` <span class="count">${i.length}</span>`;return p`<a href="${a(n)}"${o||``}>${t}${s}</a>\n`}function fe(){return p`<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="3" y="4" width="18" height="4" rx="1.2"/><rect x="3" y="10" width="12" height="4" rx="1.2"/><rect x="3" y="16" width="15" height="4" rx="1.2"/></svg>`}function pe(){return p`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path class="moon" d="M20.3 14.2A8.5 8.5 0 0 1 9.8 3.7a.6.6 0 0 0-.8-.7 9.6 9.6 0 1 0 12 12 .6.6 0 0 0-.7-.8z"/><g class="sun"><circle cx="12" cy="12" r="4.2"/><path d="M12 2.6v2.2M12 19.2v2.2M2.6 12h2.2M19.2 12h2.2M5.4 5.4l1.5 1.5M17.1 17.1l1.5 1.5M18.6 5.4l-1.5 1.5M6.9 17.1l-1.5 1.5"/></g></svg>`}function _(e,t){return`${e.toLocaleString(`en-US`)} ${t}${e===1?``:`s`}`}let v=`index.html`;function me(e,t){let{title:n,description:r,skills:i}=e,a=ee(e);return{path:v,title:n,description:r??`${_(i.length,`skill`)} for agents.`,section:`skills`,scripts:[`assets/catalog.js`],content:p`<div class="wide">
<div class="hero">
<h1>${n}</h1>
${r!==null&&p`<p class="lead">${r}</p>\n`}${he(i.length)}</div>
<div class="browse">
${y(a)}<section class="results" aria-labelledby="results-title">
<h2 id="results-title" class="results-title"><span id="count" role="status">${_(i.length,`skill`)}</span> <button type="button" class="link-button" id="clear" hidden>Clear filters</button></h2>
${i.length===0?p`<p>This repository has no skills yet.</p>`:x(i,a,t)}
<p id="none" class="none" hidden>No skill matches. Try fewer or other words.</p>
<p><button type="button" class="button needs-script" id="more"${i.length<=60&&p` hidden`}>Show all ${i.length.toLocaleString(`en-US`)}</button></p>
</section>
</div>
</div>`}}function he(e){return p`<form role="search" class="search needs-script" id="search">
<label for="query" class="visually-hidden">Search skills</label>
<input type="search" id="query" placeholder="Search ${_(e,`skill`)}" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="search-hint">
<kbd aria-hidden="true">/</kbd>
<span id="search-hint" class="visually-hidden">Results update as you type. Press slash to come here from anywhere on the page.</span>
</form>
`}function y(e){let t=e.filter(({options:e})=>e.length>0);return t.length!==0&&p`<details class="filters needs-script" id="filters" open>
<summary>Filters</summary>
<form id="filter-form">
${t.map(ge)}</form>
</details>
`}function ge({id:e,title:t,options:n}){let r=n.slice(0,10),i=n.slice(10);return p`<fieldset>
<legend>${t}</legend>
${r.map(t=>b(e,t))}${i.length>0&&p`<details class="more-options"><summary>${i.length.toLocaleString(`en-US`)} more</summary>
${i.map(t=>b(e,t))}</details>
`}</fieldset>
`}function b(e,{id:t,title:n,count:r}){return p`<label><input type="checkbox" name="${e}" value="${t}"> <span class="option">${n}</span> <span class="count">${r}</span></label>
`}function x(e,t,n){let r=e.map(e=>_e(e,t,n));return p`<ul class="cards" id="cards">
${r.slice(0,60)}</ul>
${r.length>60&&p`<ul class="cards rest" id="rest">\n${r.slice(60)}</ul>`}`}function _e(e,t,n){let{name:r,description:i,plugin:a,tags:o}=e,s=t.map(t=>p` data-${t.id}="${te(t,e).join(` `)}"`),c=[...a===null?[]:[a],...o];return p`<li class="card"${s}><h3><a href="${l(v,n.skillPage(e))}">${r}</a></h3><p>${i}</p>${c.length>0&&p`<p class="labels">${c.map((e,t)=>p`<span${t>=4&&p` hidden`}>${e}</span> `)}</p>`}</li>
`}var ve=n(79360),S=n(28876),ye=n(38321),be=n(51306),xe=n(56118);async function Se(e){let t=xe.pack(),n=(0,ye.buffer)(t);for(let{path:n,bytes:r,isExecutable:i}of e){let e=i?493:420;t.entry({name:n,mode:e,mtime:new Date(0),uid:0,gid:0},Buffer.from(r))}return t.finalize(),(0,be.u3)(await n,{level:9,mtime:0})}let C=`.well-known/agent-skills`,Ce=/^(?!.*--)[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;async function we({skills:e}){let t=new Map,n=new Set;for(let r of e)Ce.test(r.name)&&r.description!==``&&!n.has(r.name)&&(n.add(r.name),t.set(r,await Te(r)));return t}async function Te(e){let t=`${C}/${e.name}/SKILL.md`,n=new Map([[t,e.files.find(({path:e})=>e===`SKILL.md`).bytes]]),r=e.files.length>1?`${C}/${e.name}.tar.gz`:void 0;return r!==void 0&&n.set(r,await Se(e.files)),{skill:e,document:t,archive:r,files:n}}function Ee(e,{baseUrl:t}){let n=[...e].map(({skill:e,document:n,archive:r,files:i})=>{let a=r??n;return{name:e.name,type:r===void 0?`skill-md`:`archive`,description:(0,S.Qx)(e.description),url:`${t?.pathname??`/`}${a}`,digest:(0,S.ol)(i.get(a)),files:[`SKILL.md`]}});return w({$schema:S.Zs,skills:n})}function De(e,t,n){return w({title:e.title,description:e.description,skills:e.skills.map(e=>({name:e.name,description:e.description,path:e.path,page:t.skillPage(e),...n.get(e)&&{document:n.get(e).document,archive:n.get(e).archive},tags:e.tags,plugin:e.plugin,clients:Object.fromEntries(e.compatibility.map(({client:e,result:t})=>[e,t])),files:e.files.map(({path:e})=>e)}))})}function Oe({title:e,description:t,skills:n},{baseUrl:r},i,a){let o={title:e,...t!==null&&{description:t},...r!==null&&{baseUrl:r.href}},s=n.map(e=>({name:e.name,description:e.description,directory:e.path,file:a.get(e)?.document??i.skillPage(e),fields:{}}));return(0,ve.fY)(o,s)}function w(e){return`${JSON.stringify(e,null,2)}\n`}let T=`findings.html`,E=[{id:`error`,title:`Errors`},{id:`warning`,title:`Warnings`},{id:`notice`,title:`Notices`}];function ke(e,t){let n=new Map(e.skills.map(e=>[e.name,e])),r=E.map(({id:t,title:n})=>({id:t,title:n,findings:e.findings.filter(({severity:e})=>e===t)})).filter(({findings:e})=>e.length>0);return{path:T,title:`Findings`,description:`What skill-registrar found in the skills: ${D(e)}.`,section:`findings`,content:p`<div class="wide">
<div class="hero">
<h1>Findings</h1>
<p class="lead">${e.findings.length===0?`Nothing to fix: every check passed.`:`${D(e)}.`}${Ae(e)}</p>
</div>
${r.map(({id:e,title:r,findings:i})=>p`<section class="finding-group" aria-labelledby="${e}">
<h2 id="${e}">${r} <span class="count">${i.length}</span></h2>
<ul class="findings">
${i.map(e=>je(e,n.get(e.skill??``),t))}</ul>
</section>
`)}</div>`}}function Ae({invalidCount:e}){return e===0?``:e===1?` One skill is not valid and therefore not listed.`:` ${_(e,`skill`)} are not valid and therefore not listed.`}function D({findings:e}){return E.map(({id:t})=>({id:t,count:e.filter(({severity:e})=>e===t).length})).filter(({count:e})=>e>0).map(({id:e,count:t})=>_(t,e)).join(`, `)}function je(e,t,n){let{rule:r,severity:i,file:a,line:o,message:s,fix:c}=e,u=o===null?a:`${a}:${o}`;return p`<li class="finding ${i}">
<p class="message">${h(s)}</p>
${c!==null&&p`<p class="fix">${h(c)}</p>\n`}<p class="place"><code>${r}</code> <span class="path">${u}</span>${t&&p` <a href="${l(T,n.skillPage(t))}">${t.name}</a>`}</p>
</li>
`}let Me={"style.css":`:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #161715);
  --surface: light-dark(#ffffff, #1d1f1c);
  --sunken: light-dark(#f3f1ec, #292c27);
  --ink: light-dark(#1e1d1a, #eceae4);
  --muted: light-dark(#615d55, #aaa79d);
  --line: light-dark(#e4e0d7, #30332e);
  --line-strong: light-dark(#cbc5b8, #4a4d46);
  --accent: light-dark(#0a6558, #7bd3c1);
  --accent-ink: light-dark(#ffffff, #10211d);
  --accent-soft: light-dark(#e3efec, #1c312c);
  --error: light-dark(#a4271d, #ffa599);
  --error-soft: light-dark(#fbe9e6, #3a201c);
  --warning: light-dark(#7d5200, #ecc275);
  --warning-soft: light-dark(#faf0d9, #342a17);
  --notice: light-dark(#33568c, #a8c4f2);
  --notice-soft: light-dark(#e8eef8, #1f2a3c);
  --shade: light-dark(rgb(40 35 25 / 6%), rgb(0 0 0 / 28%));
  --shadow: 0 1px 2px var(--shade), 0 6px 20px var(--shade);
  --sans:
    ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  --serif: Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", Georgia, serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}

:root[data-theme="light"] {
  color-scheme: light;
}

:root[data-theme="dark"] {
  color-scheme: dark;
}

/* Foundations */

*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  font: 100% / 1.6 var(--sans);
  color: var(--ink);
  background: var(--paper);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 5rem;
}

body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  margin: 0;
}

main {
  flex: 1;
  outline: none;
}

h1,
h2,
h3,
h4,
h5,
h6 {
  margin: 0;
  line-height: 1.25;
  text-wrap: balance;
  overflow-wrap: anywhere;
}

h1 {
  font: 600 clamp(2rem, 1.5rem + 2vw, 2.9rem) / 1.12 var(--serif);
  letter-spacing: -0.015em;
}

p,
ul,
ol,
dl,
dd {
  margin: 0;
}

a {
  color: var(--accent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.18em;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 3px;
}

code,
kbd,
.path {
  font-family: var(--mono);
  font-size: 0.875em;
}

button,
input,
textarea {
  font: inherit;
  color: inherit;
}

[hidden],
html.has-script .rest,
html:not(.has-script) .needs-script {
  /* biome-ignore lint/complexity/noImportantStyles: hidden means hidden, whatever the display of the element is */
  display: none !important;
}

.wide {
  width: 100%;
  max-width: 76rem;
  margin: 0 auto;
  padding: 0 1.5rem;
}

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.skip-link {
  position: absolute;
  z-index: 10;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.5rem 1rem;
  color: var(--accent-ink);
  background: var(--accent);
  border-radius: 6px;
  transform: translateY(-200%);
}

.skip-link:focus {
  transform: none;
}

.lead {
  max-width: 44rem;
  color: var(--muted);
  font-size: 1.125rem;
  line-height: 1.55;
  overflow-wrap: anywhere;
  text-wrap: pretty;
}

.count,
.size {
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}

.plain {
  padding: 0;
  list-style: none;
}

/* Header and footer */

.site-header {
  position: sticky;
  z-index: 5;
  top: 0;
  background: var(--paper);
  border-bottom: 1px solid var(--line);
}

.site-header .wide {
  display: flex;
  gap: 0.5rem 1.75rem;
  align-items: center;
  min-height: 3.75rem;
}

.brand {
  display: flex;
  gap: 0.6rem;
  align-items: center;
  min-width: 0;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
}

.brand span {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.mark {
  flex: none;
  fill: var(--accent);
}

.site-header nav {
  display: flex;
  gap: 1.5rem;
  margin-left: auto;
}

.site-header nav a {
  padding: 0.25rem 0;
  color: var(--muted);
  font-size: 0.9375rem;
  white-space: nowrap;
  text-decoration: none;
  border-bottom: 2px solid transparent;
}

.site-header nav a:hover,
.site-header nav a[aria-current] {
  color: var(--ink);
}

.site-header nav a[aria-current] {
  border-color: var(--accent);
}

.theme-toggle {
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  color: var(--muted);
  background: none;
  border: 1px solid transparent;
  border-radius: 8px;
  cursor: pointer;
}

.theme-toggle:hover {
  color: var(--ink);
  border-color: var(--line);
}

.theme-toggle .moon {
  fill: currentColor;
}

.theme-toggle .sun {
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
}

.theme-toggle[aria-pressed="false"] .sun,
.theme-toggle[aria-pressed="true"] .moon {
  display: none;
}

.site-footer {
  margin-top: 5rem;
  padding: 1.5rem 0 2rem;
  color: var(--muted);
  font-size: 0.875rem;
  border-top: 1px solid var(--line);
}

.hero {
  display: grid;
  gap: 1rem;
  padding: 3.5rem 0 2.25rem;
}

.search {
  position: relative;
  max-width: 44rem;
  margin-top: 0.75rem;
}

.search input {
  width: 100%;
  padding: 0.85rem 3rem 0.85rem 1.1rem;
  font-size: 1.0625rem;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  box-shadow: var(--shadow);
}

.search input::placeholder,
.request textarea::placeholder {
  color: var(--muted);
  opacity: 1;
}

.search input:focus,
.request textarea:focus {
  border-color: var(--accent);
  outline: 2px solid var(--accent);
  outline-offset: -1px;
}

.search kbd {
  position: absolute;
  top: 50%;
  right: 0.9rem;
  padding: 0.05rem 0.5rem;
  color: var(--muted);
  background: var(--sunken);
  border: 1px solid var(--line);
  border-radius: 5px;
  transform: translateY(-50%);
  pointer-events: none;
}

.search input:focus ~ kbd,
.search input:not(:placeholder-shown) ~ kbd {
  display: none;
}

.browse {
  display: grid;
  grid-template-columns: 13.5rem minmax(0, 1fr);
  gap: 3rem;
  align-items: start;
}

.browse > .results:only-child,
html:not(.has-script) .browse > .results {
  grid-column: 1 / -1;
}

.filters {
  position: sticky;
  top: 4.75rem;
  max-height: calc(100vh - 6rem);
  overflow-y: auto;
  font-size: 0.9375rem;
}

.filters > summary {
  display: none;
}

.filters fieldset {
  min-width: 0;
  margin: 0 0 1.75rem;
  padding: 0;
  border: 0;
}

.filters legend {
  margin-bottom: 0.35rem;
  padding: 0;
  font-size: 0.875rem;
  font-weight: 600;
}

.filters label {
  display: flex;
  gap: 0.55rem;
  align-items: baseline;
  padding: 0.16rem 0.25rem 0.16rem 0;
  cursor: pointer;
}

.filters input {
  flex: none;
  width: 0.95rem;
  height: 0.95rem;
  margin: 0;
  accent-color: var(--accent);
  transform: translateY(0.1rem);
}

.filters .option {
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.4;
}

.more-options summary {
  padding: 0.2rem 0;
  color: var(--accent);
  font-size: 0.875rem;
  cursor: pointer;
}

.results-title {
  display: flex;
  gap: 1rem;
  align-items: baseline;
  min-height: 1.75rem;
  margin-bottom: 0.75rem;
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: 400;
}

.link-button {
  padding: 0;
  color: var(--accent);
  background: none;
  border: 0;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.18em;
  cursor: pointer;
}

.button,
.chip {
  padding: 0.5rem 1.1rem;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: 8px;
  cursor: pointer;
}

.button:hover,
.chip:hover {
  border-color: var(--accent);
}

.results > p {
  margin-top: 1.5rem;
}

.cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;
}

.rest {
  margin-top: 1rem;
}

.card {
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: 1.15rem 1.3rem 1.2rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 12px;
  content-visibility: auto;
  contain-intrinsic-size: auto 11rem;
}

.card:hover {
  border-color: var(--line-strong);
  box-shadow: var(--shadow);
}

.card h3 {
  font-size: 1.0625rem;
  font-weight: 600;
}

.card a {
  color: inherit;
  text-decoration: none;
}

.card a::after {
  position: absolute;
  inset: 0;
  content: "";
  border-radius: 12px;
}

.card:hover a {
  color: var(--accent);
}

.card a:focus-visible {
  outline: none;
}

.card a:focus-visible::after {
  outline: 2px solid var(--accent);
  outline-offset: 1px;
}

.card p {
  display: -webkit-box;
  overflow: hidden;
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
}

.labels,
.card .labels {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-top: auto;
  padding-top: 0.35rem;
}

.labels span {
  max-width: 100%;
  padding: 0.05rem 0.6rem;
  overflow: hidden;
  color: var(--muted);
  font-size: 0.8125rem;
  line-height: 1.6;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: var(--sunken);
  border-radius: 99px;
}

.document {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 17.5rem;
  gap: 0 4rem;
}

.document-header {
  display: grid;
  grid-column: 1 / -1;
  gap: 0.9rem;
  margin-bottom: 2.25rem;
  padding: 2.25rem 0 2rem;
  border-bottom: 1px solid var(--line);
}

.crumbs {
  color: var(--muted);
  font-size: 0.9375rem;
}

.file-title {
  font: 500 1.5rem / 1.3 var(--mono);
  letter-spacing: 0;
}

.prose {
  min-width: 0;
  max-width: 48rem;
  overflow-wrap: anywhere;
}

.document:not(:has(.facts)) .prose {
  grid-column: 1 / -1;
}

.prose > :first-child {
  margin-top: 0;
}

.prose h2,
.prose h3,
.prose h4,
.prose h5,
.prose h6 {
  margin: 2em 0 0.6em;
  font-family: var(--serif);
  font-weight: 600;
}

.prose h2 {
  font-size: 1.6rem;
}

.prose h3 {
  font-size: 1.275rem;
}

.prose h4 {
  font-size: 1.0875rem;
}

.prose h5,
.prose h6 {
  font-size: 1rem;
}

.prose p,
.prose ul,
.prose ol,
.prose blockquote,
.prose pre,
.prose .table-scroll {
  margin: 0 0 1.1em;
}

.prose ul,
.prose ol {
  padding-left: 1.5em;
}

.prose li {
  margin: 0.3em 0;
}

.prose li > :last-child {
  margin-bottom: 0;
}

.prose li > pre:last-child {
  margin-bottom: 0.9em;
}

.prose li::marker {
  color: var(--muted);
}

.prose blockquote {
  padding-left: 1.1em;
  color: var(--muted);
  border-left: 3px solid var(--line-strong);
}

.prose :not(pre) > code {
  padding: 0.1em 0.35em;
  background: var(--sunken);
  border-radius: 4px;
}

.prose pre {
  padding: 0.95rem 1.15rem;
  overflow-x: auto;
  font-size: 0.9375rem;
  line-height: 1.55;
  overflow-wrap: normal;
  tab-size: 4;
  background: var(--sunken);
  border: 1px solid var(--line);
  border-radius: 8px;
}

.prose hr {
  margin: 2.5em 0;
  border: 0;
  border-top: 1px solid var(--line);
}

.prose .table-scroll {
  overflow-x: auto;
}

.prose table {
  min-width: 60%;
  font-size: 0.9375rem;
  border-collapse: collapse;
  overflow-wrap: normal;
}

.prose th,
.prose td {
  padding: 0.5rem 1rem 0.5rem 0;
  text-align: left;
  vertical-align: top;
  border-bottom: 1px solid var(--line);
}

.prose th {
  font-weight: 600;
  border-bottom-color: var(--line-strong);
}

.prose .align-right {
  text-align: right;
}

.prose .align-center {
  text-align: center;
}

.image {
  color: var(--muted);
  font-style: italic;
}

.facts {
  display: grid;
  gap: 2rem;
  align-content: start;
  font-size: 0.9375rem;
}

.facts h2 {
  margin-bottom: 0.6rem;
  font-size: 0.875rem;
  font-weight: 600;
}

.facts li {
  padding: 0.22rem 0;
  overflow-wrap: anywhere;
}

.contents ul {
  padding: 0;
  list-style: none;
  border-left: 1px solid var(--line);
}

.contents li {
  padding: 0.15rem 0 0.15rem 0.9rem;
  line-height: 1.4;
}

.contents .level-2 {
  padding-left: 1.8rem;
}

.contents a {
  color: var(--muted);
  text-decoration: none;
}

.contents a:hover {
  color: var(--accent);
}

.clients li {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 0.75rem;
  align-items: baseline;
  padding: 0.4rem 0;
  border-bottom: 1px solid var(--line);
}

.clients li:last-child {
  border-bottom: 0;
}

.result {
  font-size: 0.875rem;
}

.result::before {
  display: inline-block;
  width: 0.55rem;
  height: 0.55rem;
  margin-right: 0.45rem;
  content: "";
  background: currentColor;
  border-radius: 50%;
}

.result.works {
  color: var(--accent);
}

.result.changes {
  color: var(--warning);
}

.result.refused {
  color: var(--error);
}

.result.not-found {
  color: var(--muted);
}

.result.not-found::before {
  background: none;
  border: 1.5px solid currentColor;
}

.reason {
  grid-column: 1 / -1;
  color: var(--muted);
  font-size: 0.8438rem;
  line-height: 1.45;
}

.facts dl {
  display: grid;
  gap: 0.6rem;
}

.facts dt {
  color: var(--muted);
  font-size: 0.8438rem;
  overflow-wrap: anywhere;
}

.facts dd {
  max-height: 9.6em;
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: 1.5;
}

.files li {
  display: flex;
  gap: 0.75rem;
  align-items: baseline;
  justify-content: space-between;
}

.size {
  flex: none;
}

.finding-group h2 {
  margin: 1.5rem 0 0.75rem;
  font-size: 1.125rem;
}

.findings {
  display: grid;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
}

.finding {
  padding: 0.9rem 1.2rem;
  overflow-wrap: anywhere;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 10px;
  content-visibility: auto;
  contain-intrinsic-size: auto 6rem;
}

.fix {
  color: var(--muted);
}

.place {
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 1rem;
  align-items: baseline;
  margin-top: 0.4rem;
  color: var(--muted);
  font-size: 0.9375rem;
}

.place code,
.severity {
  padding: 0.05rem 0.5rem;
  font-size: 0.8125rem;
  border-radius: 5px;
}

.error .place code,
.severity.error {
  color: var(--error);
  background: var(--error-soft);
}

.warning .place code,
.severity.warning {
  color: var(--warning);
  background: var(--warning-soft);
}

.notice .place code,
.severity.notice {
  color: var(--notice);
  background: var(--notice-soft);
}

.playground > * {
  max-width: 54rem;
}

.request {
  display: grid;
  gap: 0.6rem;
}

.request label {
  font-weight: 600;
}

.request textarea {
  width: 100%;
  padding: 0.9rem 1.1rem;
  font-size: 1.125rem;
  line-height: 1.5;
  resize: vertical;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  box-shadow: var(--shadow);
}

.examples {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: baseline;
  color: var(--muted);
  font-size: 0.9375rem;
}

.chip {
  padding: 0.15rem 0.8rem;
  color: var(--ink);
  border-color: var(--line);
  border-radius: 99px;
}

.answer {
  min-height: 12rem;
  padding-top: 2rem;
}

.winner {
  display: grid;
  gap: 0.5rem;
  padding: 1.4rem 1.6rem 1.5rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-left: 4px solid var(--accent);
  border-radius: 10px;
}

.winner h2 {
  font: 600 1.6rem / 1.25 var(--serif);
}

.winner .lead {
  font-size: 1rem;
}

.strategy {
  justify-self: start;
  padding: 0.05rem 0.6rem;
  color: var(--accent);
  font-size: 0.8125rem;
  background: var(--accent-soft);
  border-radius: 99px;
}

.why {
  overflow-wrap: anywhere;
}

.answer > h2 {
  margin: 2rem 0 0.5rem;
  font-size: 1.0625rem;
}

.runners-up {
  padding: 0;
  list-style: none;
}

.runners-up li {
  padding: 0.7rem 0;
  border-bottom: 1px solid var(--line);
}

.runners-up .why,
.no-runner-up {
  color: var(--muted);
  font-size: 0.9375rem;
}

.no-runner-up {
  margin-top: 1rem;
}

.no-answer {
  font-size: 1.125rem;
}

@media (max-width: 60rem) {
  .document {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem 0;
  }

  .document-header {
    margin-bottom: 0;
  }

  .contents {
    display: none;
  }

  .facts {
    padding-top: 2rem;
    border-top: 1px solid var(--line);
  }
}

@media (max-width: 52rem) {
  .browse {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }

  .filters {
    position: static;
    max-height: none;
  }

  .filters > summary {
    display: list-item;
    margin-bottom: 0.75rem;
    font-weight: 600;
    cursor: pointer;
  }

  .hero {
    padding: 2.25rem 0 1.5rem;
  }
}

@media (max-width: 34rem) {
  .wide {
    padding: 0 1.1rem;
  }

  .site-header .wide {
    flex-wrap: wrap;
    gap: 0 1rem;
    padding-top: 0.6rem;
  }

  .brand {
    flex: 1;
  }

  .site-header nav {
    order: 3;
    width: 100%;
    margin: 0;
    padding-bottom: 0.4rem;
  }
}

@media (forced-colors: active) {
  .result::before {
    forced-color-adjust: none;
  }
}

@media (prefers-reduced-motion: no-preference) {
  .card {
    transition:
      border-color 120ms,
      box-shadow 120ms;
  }
}

@media print {
  :root:root {
    color-scheme: light;
    --paper: #fff;
    --surface: #fff;
    --sunken: #f5f5f5;
    --ink: #000;
    --muted: #444;
    --line: #ccc;
    --line-strong: #999;
    --accent: #064f45;
    --error: #8a1c13;
    --warning: #6b4600;
    --notice: #27457a;
    --shadow: none;
  }

  html {
    font-size: 10.5pt;
  }

  .site-header nav,
  .theme-toggle,
  .skip-link,
  .search,
  .filters,
  .contents,
  .site-footer,
  .link-button,
  .button,
  .examples {
    display: none;
  }

  .site-header {
    position: static;
  }

  .hero,
  .document-header {
    padding: 1rem 0;
  }

  .document-header {
    margin-bottom: 1.5rem;
  }

  .browse,
  .document {
    display: block;
  }

  .cards {
    grid-template-columns: 1fr 1fr;
  }

  .card,
  .finding {
    break-inside: avoid;
    content-visibility: visible;
  }

  .card p {
    display: block;
  }

  .prose {
    max-width: none;
  }

  .prose pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .prose h2,
  .prose h3,
  .prose h4 {
    break-after: avoid;
  }

  .prose a[href^="http"]::after {
    color: var(--muted);
    font-size: 0.85em;
    content: " (" attr(href) ")";
  }

  .facts {
    margin-top: 2rem;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
}
`,"catalog.js":"(function(){function e(e,{name:t,description:n,labels:r}){return{item:e,name:a(t),labels:a(r),description:a(n)}}function t(e,t){let r=a(t).split(/\\s+/).filter(e=>e!==``);return r.length===0?e.map(({item:e})=>e):e.map(e=>({entry:e,score:n(e,r)})).filter(({score:e})=>e>0).sort((e,t)=>t.score-e.score).map(({entry:e})=>e.item)}function n(e,t){let n=0;for(let i of t){let t=r(e,i);if(t===0)return 0;n+=t}return n}function r({name:e,labels:t,description:n},r){return e===r?100:i(e,r)?50:e.includes(r)?30:i(t,r)?20:i(n,r)?10:t.includes(r)||n.includes(r)?4:0}function i(e,t){for(let n=e.indexOf(t);n!==-1;n=e.indexOf(t,n+1))if(n===0||!/[\\p{L}\\p{N}]/u.test(e[n-1]))return!0;return!1}function a(e){return e.normalize(`NFKD`).replace(/\\p{M}/gu,``).toLowerCase()}let o=document.querySelector(`#cards`),s=document.querySelector(`#query`),c=document.querySelector(`#filter-form`),l=document.querySelector(`#count`),u=document.querySelector(`#none`),d=document.querySelector(`#clear`),f=document.querySelector(`#more`),p=document.querySelector(`#filters`);o!==null&&s!==null&&m(o,s);function m(e,n){let r=document.querySelector(`#rest`),i=r===null?1/0:e.children.length,a=[...e.children,...r?.children??[]].map(e=>h(e));p!==null&&matchMedia(`(max-width: 52rem)`).matches&&(p.open=!1),_(n),(n.value!==``||g().length>0)&&m(),n.addEventListener(`input`,()=>o()),c?.addEventListener(`change`,()=>o());for(let e of document.querySelectorAll(`form`))e.addEventListener(`submit`,e=>e.preventDefault());d?.addEventListener(`click`,()=>C()),f?.addEventListener(`click`,()=>S()),document.addEventListener(`keydown`,T),addEventListener(`beforeprint`,()=>y()),addEventListener(`hashchange`,()=>{_(n),m()});function o(){v(n.value),m()}function s(){let e=Map.groupBy(g(),({name:e})=>e);return t(a,n.value).filter(t=>[...e].every(([e,n])=>{let r=t.dataset[e]?.split(` `);return n.some(({value:e})=>r?.includes(e))}))}function m(){let t=s(),n=t.slice(0,i);e.replaceChildren(...n),w(t.length,n.length)}function y(){let t=s();e.replaceChildren(...t),w(t.length,t.length)}function S(){y(),e.children[i]?.querySelector(`a`)?.focus()}function C(){n.value=``;for(let e of g())e.checked=!1;o(),n.focus()}function w(e,t){let r=n.value.trim()!==``||g().length>0;l!==null&&(l.textContent=r?`${x(e)} of ${b(a.length)}`:b(e)),u!==null&&(u.hidden=e>0),d!==null&&(d.hidden=!r),f!==null&&(f.hidden=t===e,f.textContent=`Show all ${x(e)}`)}function T(e){let t=e.target instanceof HTMLElement&&e.target.matches(`input:not([type=checkbox]), textarea`);e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey||(e.preventDefault(),n.focus(),n.select())}}function h(t){return e(t,{name:t.querySelector(`h3`)?.textContent??``,description:t.querySelector(`p`)?.textContent??``,labels:t.querySelector(`.labels`)?.textContent??``})}function g(){return[...c?.querySelectorAll(`input:checked`)??[]]}function _(e){let t=new URLSearchParams(location.hash.slice(1));e.value=t.get(`q`)??``;for(let e of c?.querySelectorAll(`input`)??[])e.checked=t.getAll(e.name).includes(y(e))}function v(e){let t=new URLSearchParams;e.trim()!==``&&t.set(`q`,e);for(let e of g())t.append(e.name,y(e));let n=t.size===0?``:`#${t}`;history.replaceState(null,``,`${location.pathname}${location.search}${n}`)}function y(e){return e.parentElement?.querySelector(`.option`)?.textContent??``}function b(e){return`${x(e)} ${e===1?`skill`:`skills`}`}function x(e){return e.toLocaleString(`en-US`)}})();","live.js":"(function(){new EventSource(`/.events`).addEventListener(`change`,()=>location.reload())})();","routing.js":'(function(){let e=[[0,`call gui littl love man mr pattern talk time well work yeah`],[1,`action add api appli applic babi bad base believ big boi build car care chang check code complet configur context core cours creat dad dai data dead depend design detail differ document error exampl execut exist father featur feel file fine follow format friend gener girl god guess hand handl happen head hear hell hold home hous huh identifi implement includ input integr issu job kei kid kill leav left life listen live long manag meet mind minut miss monei morn mother move name nice night old oper optim output peopl perform place plai practic process product project provid read real refer rememb requir resourc review room run sir sorri specif stai start step stop structur system task templat test thought three tool turn type uh understand updat valid verifi version wait watch workflow world write wrong year`],[2,`access activ ad afraid agent ah ahead ai ain alon analysi analyz answer app approach appropri architectur audit authent autom automat avail avoid beauti bed behavior bit block bodi book break bring brother bui busi cach capabl captain case caus chanc checklist clear client close command commit common complex compon comprehens confirm connect consist constraint contain content control cool correct cost coupl cover crazi critic current custom cut damn danc databas date deal dear death debug decis default defin deploy descript detect develop die dinner direct directori doc doctor dog domain door dr dream drink drive drop easi eat em enabl end engin ensur environ event exactli excus expect expert extract ey face fact fail failur famili far field fight figur filter fire five fix flag flow forget found four framework fun function funni game goal guid guidanc gun half hang happi hard hate heard heart high hit honei hope hour hurt husband id idea improv inform insid instal instruct interact interest jack john know ladi languag late later learn level librari light limit line link list load local log logic lose lost maintain map marri match matter md men messag method metric michael migrat mode model mom moment monitor month multi multipl murder note number object offic open option order organ outcom packag page pai part parti pass path per person phone pick pictur pipelin plan platform point polic power prefer pretti prevent principl probabl problem promis prompt pull purpos python qualiti queri question quick rate readi reason recommend relat relev report request respons rest result return rout rule save scale schema school scope script search second section secur select send separ server servic set setup share shoot shot shut side sign singl sister sit six size skip sleep solut son soon sound sourc speak stand standard state store stori strategi stuff style summari support suppos tabl target team tell text think todai token tomorrow tonight touch town track troubl true trust truth um url usag valu variabl verif vs walk water wear week wife wish woman women wonder word worri young`],[3,`abl absolut accept account act actual adapt addit address advanc afternoon ag agre air al alert align aliv allow altern american angel anti anymor apart appreci approv area argument arm arrest artifact assess asset assum async attack attent attribut auth author auto aw azur bag balanc ball bank bar basic batch beat begin ben besid bet bill birthdai black blood blow blue boat boss bother boundari box brain branch breath broke brought browser buddi bug built bundl burn calcul calm captur card carri catch categori caught cd certainli chain charg charli child children choic choos christma ci citi clarifi class clean cli cloth cloud club codebas coffe cold collect colonel combin comment commun compani compar comparison compat complianc comput concept condit config conflict consid continu contract convent convers convert cop copi count countri court coverag creation credenti criteria cross cry daddi danger dark darl dashboard daughter david decid deep definit delet deploi describ determin di directli discoveri distribut dollar dress driven drug dude duplic dynam earli earth edg edit effect effici eight element email endpoint enforc enjoi entir entri establish evalu even exact except excit experi explain explicit explicitli export extens extern fair fall fast fault feedback feet felt fetch final find finish fish floor fly focu focus food fool forc forgot form frank free front futur gap gate gather gentlemen georg github glad glass goddamn goodby group grow guidelin ha hair harri header help hide hierarchi hmm honor hook hors hospit hot hotel http human hundr hurri ident ignor imag imagin immedi impact import independ index indic infrastructur initi inject interfac intern invit invok isol item iter javascript jesu joe join joke js json judg jump keep kick king kiss knock knowledg label land larg laugh law lawyer layer layout lead leg letter lie lieuten like locat lock longer look loop lord low ls luck lucki lunch ma mad main major mama manual mari mark market master mcp meant measur medium memori mention mess met metadata mike mile million minim mistak modern modifi modul mouth movi music nativ natur navig network new node non notic observ offer offici ooh orchestr outsid overview ow pain paint paper parallel paramet parent park pars partner past patient paul perfect permiss persist peter phase piec plane plugin polici poor posit possibl post pre prerequisit present preserv presid price primari priorit prioriti prison produc profil progress proper properti protect protocol prove public publish push quiet quit rai rais reach react realiz record red reduc refactor relationship relax releas reliabl remov render repeat replac repositori research resolv respect retri ride ring risk road rock role roll root runtim safe safeti sam sampl scan scare scenario schedul score sdk seat secret see self sell semant sens sensit sent seriou session seven sever ship shoe short show sick signal similar simpl sing small smart smell smoke somewher song sort space special specifi spend split stack stage star static station statu stick storag straight stream street string stupid success suggest suit surfac surpris swear sweet syntax tag teach technic techniqu ten term terribl th thousand throw tier till timeout tire tom top topic total trace train transform treat tree trip troubleshoot tv typescript ui uncl unit unless unrel usual util visibl visual voic vulner wake wall war wast web wed weird welcom white whoa win window wors worth wow ya yesterdai york zero`],[4,`aah abstract accid accord accur accuraci achiev adam adjust admir admit adopt advic affect afford aggreg algorithm alloc alright amaz ambigu america ami analyt angri anim ann annot anywher apolog appar appear append architect armi arrai arrang arriv art asleep assert assign assist assumpt attempt attract audienc aunt await awar ay backend background backup band baselin bash bath bathroom battl beach bear becom beer beg bell belong benchmark benefit beyond bigger billi binari bind bird bite blame bless blind board bob bobbi bomb bone bore born bottl bottom bought bound boyfriend brand breakfast bridg brief broken brown bu buck budget bullet bunch buri bust button bypass cake camera camp career cash cat celebr cell center certain chair channel charact charl charm chase chat cheat checkpoint cheer chicken chief christ chunk church claim clariti claud cleanup clearli click clock closer cluster coach coat collabor colleg color column comfort compil compos composit concern concis concret concurr confid confus congratul consider construct consum contact convinc cook coordin copilot corner correctli cousin cpu crack crap crash cream credit crew crime crimin crowd css cta cup cute cycl damag danni dare dataset de declar defend degrad deliv deliver deliveri demon demonstr depart deprec depth deserv destroi dev devic devil diagram difficult dig dimens dirti disabl disappear discov discuss displai divorc docker doubl doubt download draft drag draw driver drunk due dumb dump duti dy ear east ecosystem ed egg eh embarrass embed emerg empti encod encount encrypt enemi engag english enhanc enter enterpris entiti env escal escap especi essenti estim everywher evid evil excel exit expertis expir explan exploit explor expos express extend extra factor faith fake fallback fals fan faster fat favor favorit fear feed fell fella fellow filenam fill film fit flight flower folder folk font foot forev forgiv fortun forward foundat frame freak freez french frequent fresh fridai frontend fulli further ga gai gee ghost gift girlfriend git global gold googl gotten govern grab grace grade grand grandma grant graph greatest green ground growth guard guest guilti hall handler hardcod hardli hash hat health heat heaven heavi helper henri hero higher highlight hill hire histori hole holi honest host html huge hungri hunt hybrid ic idempot idiot il imposs impress incid increas incred increment individu industri infer info inlin innoc insan insight inspect instanc insuffici intellig intent interpret introduc invalid investig involv jail jame java jerri jess jim jimmi joei johnni kelli kept keyword killer kitchen knife kubernet la lai larri latenc latest launch leak lee legaci length leo lesson leverag li lifecycl lift llm ln london lone lot luke ly machin madam magic mainten mandatori manifest markdown marriag materi matrix max meaning mechan medic member merg methodolog microservic microsoft middl minimum mismatch mission mister mix mobil mock mommi monster moon mountain ms mutat namespac nation near necessari neck nervou nest net nick nine normal north nose notif npm null nurs nut obvious onboard opinion opportun origin otherwis ought outta overrid pack pagin paid pair pal pant paragraph pardon pari partial password patch payload peac period phrase physic pig pin pitfal placehold plain plant player pleasur plenti plu pocket polit pool pop port potenti pound pr prai precis predict prefix pregnant prepar press pressur pretend preview previou princ print privat privileg proactiv proce procedur proceed professor program promot proof properli propos proud put queen queue quickli quot race radio rain ran rang rank rat rational raw readabl reader readm receiv recent recogn recoveri refin refresh region regist registri regress reject remain remedi remind remot rent repo repres reproduc resolut respond restaur retriev reus reusabl rewrit rich richard rid ridicul river rob robert roger rollback rori rose rotat round row ruin saa sad sake sale san santa saturdai scaffold scalabl scene scratch scream screen screenshot screw sea seem segment sentenc sequenc sequenti sergeant serious serv settl shake shape shell sheriff shh shirt shock shop shower sight signatur silent silli simpli site situat skin slip slow smile snippet social softwar sold soldier solv soul south spec specialist speed spell spent spirit sport spot sql st stabl stale statement statist steal steve stole stone strang strict strike strong stuck student studi sub subag subject subscript suddenli suffer summar summer sun sundai surviv suspect sweetheart sweeti swim switch sync synchron systemat tape tast tea teacher tear technolog teeth theme third thread threshold throughput ti ticket tight timelin timestamp tip titl tommi toni tough trade traffic transact transit translat trap travel trend trial trick truck ts tune twice typic uniqu univers upgrad upload upset upstair vagu van var variant vector victim video view violat visit volum vote wai warm warn wash weak weapon weekend weight west wild will william wind wine wit wood worker workload workspac worst wound wrap written wrote yaml yell yep yo`],[5,`abandon abil aboard accus acknowledg actor admin ador adr adult advantag affair agenc agnost airport alan alarm alcohol alic alien alli alongsid ambul amen amount anchor anna anni announc annual anomali anytim appl appoint archiv argu arthur articl artist asham asid aspect assault associ assur asynchron at atom attach attend attitud attornei authorit autonom averag awak awesom b2b babe back backward badli bai bang barbara bare basebal bat beast bedroom began behav belt beta betrai betti biggest bike birth blast bleed blew blob blocker blog blond bloodi bond boolean boom boot borrow boston bottleneck bow bowl brad brave bread breakdown breaker brian bride bright brilliant british bro broad bud buffer builder bulk bull bump bun butter buyer buzz cab cabl cage california callback campaign canari cancel cancer candi candid canon cap capac carefulli carl carol carter casino cast castl catalog categor cdn cent central centuri certif challeng champagn champion changelog char characterist chart cheap checkout chees chest chicago chick china chines chip chocol chop chosen chuck churn cigarett circl circuit circumst citat cite citizen civil clair classic classif classifi clever cliff climb closet cloudflar clown clue co coast cole com commerc committe compens competit competitor complain complic compound compress concaten concentr conduct confer confess consol consolid constructor consult contest contribut convict cooki cooper cor corpor correl corrupt couch counti courag cow cowboi crane crawl creativ creatur cro crud crush cultur curat cure curiou curs da daili dan dave davi dawn db dean debt decent deck decor dedic deeper defaultazurecredenti defens defer degre delai deleg delight demand demo deni depress deriv desert desir desk desktop desper destini destruct determinist devop diagnos diagnost diamond diff differenti director dirt disappoint disciplin disclosur diseas disgust dish disk dispatch distanc distinct disturb dive doll donna downstair downstream dozen dragon drew drift drove drown dry duck duke durabl durat dust e2e earlier earn easier easili editor educ edward effort elect electr elev elimin elizabeth ellen emili emit emot emphas employe energi england entertain entra enum enumer epic equal equip equival er eric estat europ ev eventu evolut examin exce exceed exchang exclud exclus exercis expand expans expens explos exposur extrem familiar famou fanci fantast farm fashion fastapi fate fed feder femal fewer financi firm fixtur flash flat flexibl flip footbal foreign forgotten formal formula fought fourth fox franc francisco frasier fred freedom frequenc friction friendli friendship frighten frontmatt fruit fundament funer funnel gain gambl gang garag garbag garden gari gatewai gcp gdpr geniu gentleman genuin german giant glove golden golf good gorgeou gosh governor gracefulli gradual graduat grandfath grandmoth grandpa graphql grate grave grep grew grid grown guarante guardrail gut handoff handsom hank harden harder harm harold headlin heal healthi held helen hercul hidden highest hint histor ho holidai hollywood holm honestli honour hop horizont horn horribl hostag hub hug hung hunter hypothesi icon ideal identif ill illeg immut implic inch incomplet inconsist incorrect inde ingest inherit insert insist inspector inspir instrument insult insur intend interrupt interview invent inventori invest invoc io ip iron island jacket jacki jackson jake jam jane japanes jason jealou jean jeff jerk johnson joi joint jone journei juic jungl junior juri justic justifi jwt karen keyboard kidnap kim kind kinda kitti knee knight kpi kyle lab lack lad laid lake lane larger laura lazi leader led legal let liar licens lili linda lint linux lip liter loan lockfil logan login logo lookup loos loser loss loud loui lousi lover lower lt luci mac maco magazin maggi maid mail majesti male manipul manner march margaret maria marin marker marketplac marshal martha martin mask mate matt maximum mayor mb meal mean meat media medicin mental merci mere mermaid merri mesh meta mexico mid middlewar midnight mighti mileston militari milk miller min minor miracl mirror miser mitig ml mm modal moder modif modular mondai monkei monorepo monsieur monthli mood moral morgan mostli motion motiv mulder mysteri nah nail nake narr narrow nasti navi nearli neg negoti neighbor neighborhood nerv newspap nightmar nois nonsens nope nowher nuget oauth obviou occur ocean odd off offens offlin oil older oliv omit openai openapi orang org orient orm os outdat outfit overal overhead overlai overlap overwrit owasp own owner ownership pa papa param parameter particular partit passeng passion pathet paus payment pdf pen penetr penni percent percentag perfectli persona perspect pet pete phil philosophi phoeb photo photograph piano pie pierc pill pilot pink pipe piper pitch piti pizza placement planet plate playbook pleas poison polish poll popul popular possess postgresql pot potato pour prayer preciou pride priest princess prior privaci prize pro profession programmat prometheu prop propag proven provis proxi puls pump punch punish punk pure py quarter quarterli quota rabbit radar rag random rare ratio rbac reactiv realist realiti recognit recur redi redirect reduct redund ref referenc referr reflect refus regard regardless registr regret regular regularli rehears rel reli remark renam repli rescu reserv reset resid resili resist restart restor restrict resum retent retir reveal revenu revers revis reward rick right rip rise roadmap robberi robin robust roi rollout romant roof rope ross rough router royal rub rude runbook rush russian rust sail salli sand sandbox sandi sandwich sanit sarah sat satisfi scari scienc scott scroll seal season secondari secretari seek selector senat senior seo seri serial serverless shadow shame shard shark sharp shave sheet shift shine shoulder shout shown signific signup silenc silver simon simplifi simul sin sink sku sky sla slack slave slept slide slowli smaller smith snake snap snapshot sneak snow societi sock soft solid somedai someplac sometim sooner soup span spare spawn speech spin spit spoil spoke spread spring spy squad squar staff stair stake stakehold standalon stare startup starv steadi steel stink stock stolen stomach stood storm stranger strateg strength stress strip struggl studio submiss submit subtitl succe sudden sue suffici sugar suicid super suppli sure surgeri surround susan swallow swap sweat swell swing sword sydnei symptom synthes tab tail talent tall tank tap taught tax taxi tdd tech ted telephon televis temporari tenant termin terraform terrif terrorist testabl texa theater thee theori thief thoma thorough thoroughli thou threat threaten threw thrill throughout thursdai thy tie tiger tim tini tl toast toe toggl toi toilet tone tongu toolkit tortur toss tour toward towel tower tradit trail trait transfer transpar transport trash treasur triag troop truli trunk tube tuesdai tunnel turkei tutori twenti twin twist typographi ugli unavail unbeliev unclear understood unexpect unfortun uniform union unknown unnecessari unus unusu upfront ux v1 v2 vacat vallei valuabl vampir vari variat vault vega vehicl verb verbos vertic victori villag violenc virgin virtual vision vue walkthrough wallet walter warrant washington wave weather webhook websit websocket weekli weli wet wheel wherev whip whisper whistl whoever whoo wide width willi wilson wing winner winter wipe wire wise witch woke wrapper writer xml xss yard yellow younger yourselv zone`],[6,`aaron ab abbi abort absent abus ac academi acceler accent accident accomplish accumul acid acquaint acquisit actress addict adjac administr adventur advertis advis advoc aesthet africa afterward aggress agreement aid aim airplan albert album alias alik allei allen allowlist alt alter ambassador amus analyst ancient anderson andrew android anger angl angular ankl anniversari annoi anonym ant anthoni anthrop anxiou anyhow ap apach apm appeal applaus april arbitrari arg aria arrow ash asp assassin assembl athlet audio auditor autograph avenu award awfulli awkward ax bachelor backoff bacon badg bail bake baker balloon banana banner bargain bark barn barnei baron barrel barri base64 basement basi basket basketbal batteri be beam bean beard beaten bee beef beep behalf belief belli belov bend beneath benni berlin bernard beth bi bia bibl bicep bid billion bingo bishop bitter blackmail blade blah blake blanch blank blanket blown blueprint bo boil boilerpl bold bolt bonni boo booth bootstrap booz border bot bounc bout bra brainstorm brake brandi brass bravo breach breakpoint breast brick broadcast broader broadwai brooklyn brows bruce bruis brush brutal bubbl bucket buffalo bulli bum bundi bunni burden bureau burger burst burt bush buster butcher byte cabin cac cadenc calendar calibr caller can candl canva capit caption cardin cargo carousel carpet cart cascad catherin cathol cattl cave ceremoni chairman chamber champ championship chan chandler chao chapter chariti charlott cheek cheerlead chef chemic cherri chew childhood chill chin chloe choke chopper chose christian christoph chrome chuckl cigar circu circular civilian clai clarif clark clau claus cleaner cleo clerk clinic clip clone cocktail codex cohen coher cohort coin coincid coke colin collaps collar colleagu collis colour coma combat comedi comic comma commerci commiss commission communist compact compel compet complaint complement compliant compliment compromis comrad con concert conclus connector conni conscienc consensu consequ const constant constrain consumpt container contextu contradict contrast contributor conveni converg cooldown coop copywrit corn coron corp corps correspond cosmo costum cotton cough council counsel counselor counter coward cqr cracker craft creator credibl creep creepi cri crisi cron crook crown cruel cruis crypto cryptograph crystal csrf csv curl cursor curtain curv custodi cve d1 daisi dalla dame dana dancer daniel daphn darn dash datadog deadlin deaf dealer debat debbi debugg declin decompos decomposit dedupl deed deepli defeat deliber delici delta denni dens dentist dep deposit deputi despit dessert destin devon devot devtool diagnosi dial dialog dian diana dice diego diet digit dime dine diner dip dir disagre disast discharg discord discount discover disgrac disguis dismiss dispos disrupt distinguish distract district ditch divers divid divin divis django dn dock dockerfil dom domin donald donat doom dope dori dorothi dot dough downgrad downtim downtown drain drama dramat drank drawer dread drill drum dss dto dull dutch dynamodb eagl earl eas eaten echo econom edgar el elain elder electron eleph eleven elsewher emb emma emoji emperor emphasi empir employ encourag enorm entitl entranc envelop episod eras et etern etl evacu eval evolv ew ex exam excess exhaust exhibit experienc experiment explod exponenti extraordinari fabric fabul facil facilit factori factual fade failov faint fairi fallen fantasi faq farmer fascin fastest favour favourit feasibl feather fee felic fenc festiv fever fifteen fifth fifti fighter filesystem filthi financ finest fingerprint firewal flaki flame flask flatter fleet flesh flew fli float flood florida fluid flush fold fond foolish forbidden ford forecast forest fork former fort forth foster foul founder foundri fractur fragil franci frankli fri frog frozen frustrat fry fucker fuel fund furnitur gal gasp gb gc gear geez gemini gene genet gentl geograph georgia germani gestur gig gimm gin gitlab gitop glori gloria goat gob goodnight goos gotcha gpt gpu gradient gradl grafana graham grai grain granular graphic grass greater greek greet griffin grip groan groceri gross grpc grunt guilt guitar gum gunshot gym h1 habit hack hail halfwai halloween hallucin halt ham hamburg hammer han handi happier har harass harbor hardwar harper hart harvard harvei hashicorp hatch haunt hawaii hawk headach headless headquart heck heel heh height helicopt helmet helpless heroin heurist hid hierarch highli highwai hip hipaa hitler hiya hm hoc hockei hollow homework homicid hon honeymoon hong hood hopefulli horror hostil hover howdi hum humbl humili humor hut hyperparamet hyphen hypothes iac iam idl imper implicit inclus incom incompat ineffici infect infinit influenc init injur injuri innov insecur instant instinct institut integ intens intention inter interfer intermedi interv invari investor invis iot irrelev iso istio jacob jai janet japan jargon jazz jeez jen jenni jersei jest jet jew jewel jewish jill jo joan jonathan jordan joseph josh journal jsonc jsonl jsx judgment judi juli june junk justif kafka kai kansa kb ken kennedi kenni kernel kidnei kingdom kirk kit kong korea korean kv labor lag lamb lambda lame lamp lanc landscap lap last latin laughter laundri lawn lawrenc ld le leadership leagu lean leather lectur legend lemon lend leon leonard lesbian lewi lf liber liberti lick lifetim lightn lightweight lincoln linear ling linkedin linter lion liquor liver loader lobbi locker louis lowercas lowest loyal loyalti ltv luggag lung luther macro magnific magnum maker makeup malform malici mall manhattan maniac manni mar marco margin markup martini marvel mason mass massag massiv masteri math matthew matur maven maxim meantim meanwhil med medal meg mel melt memoiz memor menu metal meter mexican miami mickei micro mill minist misconfigur missil mistaken mistress misunderstand mitch mob molli momentum mon mongodb monica monolith moor moron morri mortal motel motor mount mous movement mud mug mum murphi muscl museum mysql nanci nanni nap narrat nazi neat necessarili needl nephew neutral newslett nobl noel noon norman nosql notifi notion novel nuclear numer nun nuxt obei oblig obsess occas offend oidc ongo onlin op opentelemetri opera oppos opposit opt optimist oracl ordinari organiz orphan oscar outbound outlin outreach overflow overli overload overwhelm oxygen pace pacei pad palac palett palm palmer pam pan pancak panel panic parad paradis parker parol particip particularli partnership passiv passport pat patienc patrick patrol patti pci peanut pearl pee peer peggi pencil pend pepper perceiv perfum perman permit personnel philip php picnic pii pile pillar pillow pimp pip pirat pistol pit pixel plastic playwright plead pleasant plot plug pm png pnpm pod podcast poem poet poetri pointer poke poker pole policeman pollut popup portabl portal porter portfolio pose postmortem potter powder powershel prais prematur premium presenc presum previous prick prime primit princip prisma probe processor prod profit prom proposit prose prosecut prospect prostitut protest prototyp psych psychiatrist psychic psycho psycholog pub publicli pumpkin puppi purchas purpl purs pursu puzzl px pydant pytest qdrant qualifi quantifi quantiz quietli radiat rage raid railroad ralph ram ranch randi ranger rap ration rd reaction realis rear rebuild recal receipt recept recip reckon reconstruct recov recruit recurs regener regex regul regulatori reinforc relief reliev religi religion reload repair repeatedli repetit replai replic replica reput rerank resign restructur retain retard retreat reveng reverend revert revolut rfc rhythm rib rice rifl rig rigor riski rita ritual roast robot rocket rocki rod roman romanc rome roommat rot rotten routin rubber rubi rubric rug rumor runnabl runner russel russia rusti ruth s3 sack sacr sacrific safer saga sailor saint salad salari salt sammi sarg satellit sauc savag scannabl scanner scar scheme scientif scientist scotch scout scrape se seamless searchabl seattl sec seed selfish sentiment sentri servant seth sew sh sha shakespear shed sheep shelter sherri shield shirlei shooter shore shortcut shorter shove shrink shutdown shy si sibl sigh significantli simpler simplest simultan sincer singer sire siren sitemap skate skeleton ski skinni skirt skull slam slap slash sli slice slightli slim slo slot slower slug smack smallest smash smooth snack soap sober soccer socket soda sonni sooki sophist sore southern spam spanish sparingli spark speci spider spike spill spiritu splendid spoken sprai spreadsheet sprint sqlite squeez src ssl sso ssr stab stabil stain stall stamp stanlei starter stat stateless stderr stdio stdout steak steam steer stephen steven stiff stir stitch straighten stretch strictli stripe stroke stronger strongli struck stuart stubborn stuf stunt su subscrib subsequ subset substitut subtl subwai successfulli sucker suffix suitabl suitcas sum sunset sunshin superior superman supper suppress surf surgeon surrend survei surveil suspend suspici sustain svg swagger swamp sweater sweep symbol synchro synthesi synthet tactic tailor tailwind tale tamper tattoo taxonomi teddi teenag telemetri teli temp temper temperatur templ tempor tend tender tenni tent terminolog terri terrifi territori terror testifi testimoni tha thank thanksgiv theatr therapi therefor thick thin thirsti thirti throttl thrown thumb thunder tick tissu todo tokyo toler toml ton tooth traceabl tradeoff tragedi tragic trailer traitor transcript transient trauma travers travi treatment trigger trivial troi truncat tsx ttl tub tuck turner turtl twelv twitter txt tyler typo ugh ultim unambigu unauthor uncertain uncertainti unchang uncomfort unconsci undefin undercov underground underli underneath underwear unhappi unifi unlik unlimit unsaf unsupport unsur untest untrust upper upstream urgenc urgent uri usabl useless v3 v4 valentin variou veget veloc vendor verbatim vercel verdict veronica vessel viabl vic vice victor vietnam viewer viewport vincent violent viral virginia viru visitor vital vite vitest vm volunt vow vpc wade wagon waiter waitress walker walli walt wander ward warden warren warrior watson wax wayn wcag wednesdai weed weigh weslei western whack whale whiskei whitelist wick widget widow wiki wisdom wive wizard wolf wordpress wore workaround worktre worm worship wrangler wreck wrestl wrist yale yanke ye youth yup zack zod zoo`],[7,`aa aaa abbott abduct absenc absurd academ accommod accompani accordingli ach acquir acr acv adher adject adjourn admiss adversari advisor advisori affirm african agenda aha ahem ahold aircraft airflow airlin aisl ak alexand alfr alia alibi alison alleg allerg allianc alma almighti alpha alphabet altogeth amateur amazon amber ambit ambush amend amigo ammunit amongst anatomi ancestor andr andromeda angelu anticip antiqu antonio anxieti anywai apollo apologis appetit approxim ar arab arc archer archi argh argocd ariel arithmet ariz arizona armor arnold arr arrog arteri articul artifici ascii ashor asian aspirin astro astronaut asyncio atlant atlanta atmospher attaboi attic auction augment august aunti aurora austin australia automobil autopsi aveng avg awaken awhil az b2c backfil backlink backlog backpressur backyard baggag bailei bait balconi bald baldrick ballet baltimor bam ban bandag bandit bandwidth banker barbecu barber barg barrier bart bartend bass bathtub battalion batter baxter bcrypt bdd bearer beau beautifulli beaver bedtim begun behaviour behold bein bench benefici benjamin bent berri bewar bias bicycl bidirect bigqueri bin bing biolog biometr birdi biscuit bizarr blackout blameless blaze blend blindli blink bloat blockchain blocklist bloke bloom blossom blous bluf bluff blunt bodyguard bomber bon bonu boost booti bounti bourbon boxer bp brace bracelet brag brandon brat breadcrumb breadth bree breed breez bret brett brewster bribe briefcas briefli brittl broadli broker bronx brook browni brute buchanan buckl bugger bulb bulkhead bullock bundler bunk burglar burk burnt burp businessman butch butler butterfli c4 cabinet cadillac caesar cafeteria cal callout calvin camel camelcas campu canada canadian canal cane cannon canyon cape carbon careless carmen carniv carolin carolina carpent carriag carrier carrot carson cartoon carv casual casualti cater cathi cavalri ceas ceil cellar cemeteri centr cereal chad chant chap chapel charlei chatbot chatgpt chatter chauffeur cheaper checkbox checker checksum chemistri chequ cherish chess chester chi chili choir choru chow christin chromium cinderella circul cl clam clamp clap clarenc classi claw cleanli clearanc clearer cleveland closest cloudform cloudwatch clumsi clutter cm coal cocain cockroach cocksuck codemod codeql coffin cognit cohes cola collector collin coloni colorado colt columbo comb commenc commonli commonwealth companion compart compass complementari conceal conceiv conclud condemn condens condom conductor confidenti confin confront congress congressman connecticut conquer consciou conscious consent conserv conspiraci constantli constitut consul contempt context7 contrari cooler copper cord corridor cosmet cottag countess courtesi courtroom coven coyot cozi crab craig cramp crank crate creek crib crippl criterion critiqu crm crop crow crusad cryptographi cs csp ct ctr cuba cue cuff cumul curios curli currenc cutter cynic cynthia dag dagger dale dam dammit datavers datetim daylight dc dd ddd ddo deadli deadlock dealt dearest deb decad decai deceas deceiv decemb decod decoupl dedup dee deer def defect defenc defi del delic delin democraci democrat demograph den denial denorm densiti dental denver departur dependabot descend deseri despair despis destructur detent deton detroit devast deviat devsecop dexter diabet diaper diari dicki dictat difficulti digest digniti dimension ding dinosaur diplomat discard disco discret disord disput disrespect distant distress div diverg dizzi dm do docstr documentari docx dodg doggi dolli dolphin domest donkei donni doorbel dorm dose dotnet doughnut dougla dove drake drawn dreamt dri drip drivewai drizzl dropdown drunken dual dug dummi dusti dynamit eager earthquak easter eastern eb ec ec2 economi editori ef ego eighteen eighth elasticsearch elbow eleanor eleg eli elig elk elt elvi embassi embrac emotion emploi emul en encapsul enchant endang endless endur eng enlighten enlist enrich envi epoch equat equiti era erin errand es eslint esm essai essenc est ethic eu eugen european evan evas everydai exagger exclam exec executor exot expedit expel expiri explanatori exploratori facebook facial fai fairli fame fare farewel fart farther fatal fatigu fax feast felix feloni ferri fertil fiction fidel fierc filler firework fisher flank flap flare flashlight flatten flavor flaw flea flee fletcher flick flirt flock flowchart flu fluent flutter flux flyer fog footag footer footprint footstep forbid forehead foreman forens forg forgiven formatt formerli forti forum fountain fourteen fp fragment framer frankenstein franklin fraud frederick freeform freemium freewai freshman fridg frost fu fugit fulfil fundrais fur furiou fuse fuss fuzz fuzzi g2 gabriel gag gail galaxi galleri gallon gambler gangster garlic gasolin gatekeep geek gen gentli geo geometri getter gh ghetto gibson gif giggl gilbert ginger gist gitignor glen glob globe gloriou glossari glow glue goddess godfath goodi gorilla goroutin gossip gown graciou grader gram granddaught grandson granni grape grasp gratitud graveyard graviti greas greedi greenfield grei grenad grief griev grill grind groom growl gtm guardian gutter gypsi gzip h2 h3 hacker hai haiku haircut hairi hallelujah hallwai hamilton handcuff handicap handwrit happiest happili hardest harmless harmoni harriet harrison harsh hashtag hast hatr haul hawkey hay hazard headcount healthcar heap hearst heartbeat heather heatmap heavili hector heir helio heller helm herb herd herebi herman herr hesit hex hick hijack hike hilari hitch hitl hnsw hobbi hog holland holler holli homecom homeless homepag homer homosexu honesti honk hono hoorai hopeless hopper horac horizon hormon hose hotspot hottest hound household housekeep houston howl hr httponli hudson hugh hugo hunch hunger hurrican hush hustl hyde hydrat hygien hypocrit hyster i18n icp idiom idiomat idor ignit illus illustr imit immigr immort immun implant impli impuls in inact inappropri inbound incent incompet inconveni incorpor indefinit indent indian indict indirect indulg inevit ingress inhal ink inmat inn inner insect insensit instagram instantli int intact intel intellectu intercept intermitt internation internet interoper interpol interrog intervent intim intimid intrigu intro introduct intrud intrus intuit invad invas invoic irrevers irrit itch ja jackass jade jaeger janitor januari jar jasmin jaw jealousi jeep jefferson jelli jenkin jenna jeremi jewelri jin jingl jock jockei joel joker jolli journalist joyc jr jsdoc juan julian juliet juliu junit junki jurisdict k8s kali kane kang karat katherin kathi kebab kent kerri ketchup keychain kiddo kidnapp kindli kirbi kitten kneel knive knot kotlin laboratori lace ladder lan landlord langchain largest laser lawsuit lcp leakag leap leas legitim lemonad len leopard lester lethal lever liabl lib lid lifestyl lighten lighter lighthous limb limo lineag linkerd lipstick liquid lit literatur lizard lizzi lo lobster localhost localstorag lodg logger lonesom loom loosen lora lori lotteri louder louie loung lucil luckili lunat lure lust luxuri lv lynch lynn lyric m365 mack madelin mademoisel madison madonna mae magician magnet maiden malwar maneuv mankind mansion manufactur marbl marilyn martial mash matcher matric mattress maydai mccoi md5 melissa melodi melon memcach memo merchandis merlin messeng messi metaphor mfa mi mia mice michigan mick midget millionair millisecond milo mime mindset mine miner ming mini mint minu miriam miseri mislead missi mississippi misunderstood mit mixpanel mlflow mo moan mockup modest moe mold mole momma mona monet monk monro mont montana montgomeri moonlight mop morgu morphin mortgag moscow mose motorcycl mourn mrr mtl muffin mule multilingu multimod multipli mummi murrai musician mustard mutabl mutant mutual mvp myth naiv napkin napoleon narcot naughti nav naval nd nearbi nearest necklac needn neglect neighbour neighbourhood nelson neural nevada nevertheless newer newli newlin newport nextj nicer nicest nich nichola nickel nicki nicknam niec nightclub ninth nmap noah nod nodej noisi nomin noodl northern notebook noun novemb nowadai np nuanc nullabl numb nurtur nx oak oath oauth2 obfusc obtain occasion occup occupi ocr octob offenc offset ohio ol oldest olymp onion oom oop opac oppon opu orbit orchestra orlean orphanag otto ouch ounc outag outer outlaw outperform outrag outstand oven overcom overlook overnight overreact overtim overus owl ox oyster oz p1 p2 p50 p95 p99 pacif packet paddl pagerduti painter pajama pale panda panick paperwork paramed paranoid parenthes parlor parquet parseabl parser particl pascalcas passag patriot patron pauli paw pawn payback paywal pea peach peacock peak peasant peculiar pedro peek peel peep penalti pension pentagon pentest pep percept perf perimet perri persuad persuas pervert petit petti peyton pg philadelphia philosoph phoenix phoni phylli physician pi pickl pickup pier pierr pigeon pilgrim pinch pine pinki plagu planner plateau platoon plaza plea pledg plumb politician polli pond poni poop popcorn pope porch pork portrait posix postcard poster postgr postpon postur potion pptx practis prd preacher precaut preced precinct predefin prefect preflight pregnanc prei preload premier premis prep preprocess prescript preset presidenti prettiest probat problemat profess programm prohibit promin prone pronounc propheci prophet proprietari prosecutor pry pseudocod psychot pt pud puff puke pulumi pupil puppet pursuit pwa pyproject pyramid qa qualif qualit quantit quantum quarrel queer quest queu quicker r2 ra rabbi rabbitmq rack racket radic radiu rail rainbow ralli ramon ramp randal ransom rapid rapidli rash rattl rave raven razor rebel recap recipi recit recognis reconcil reconnaiss reconnect reconsid recreat rectangl recurr redact reddit redesign redux reed rees reform refriger refund regiment rehab relic rembrandt rendezv renew reorder rep repai represent reproduct republ req rerun resembl resent resiz reson resort resourcemanag restat restrain retro reunion rev revalid rework rewritten rex rhyme ribbon riddl rider ridg rilei rio riot rl roam roar robber robe robinson rode rodeo rodnei roller rollup romeo rooki roughli rpc rubbish rum rumbl rumour runwai russ sa sacrif saddl safeguard sal salesforc salesman salmon saloon salut samesit saml samson samuel sandra sang saniti sark sast satan satisfact satur saunder sausag sawyer sbom scam scandal scatter scent scholarship scoop scorecard scotland scrambl scrap screech scrub scum scumbag seamlessli sector seduc segreg seiz seizur semest semgrep semi sender senor sensat sensibl sensor septemb serializ settlement seventeen seventh sewer shack shadcn shade shader shaft shallow shareabl sharepoint sharon shatter shaw shawn sheila shelf shelli shepherd shini shipment shook shopifi shorti shortli shotgun shovel showcas shred shuttl sidebar sidewalk sidnei silk simmon simplic simpson singleton sip sissi sixteen sixth sixti sketch skinner skipper slaughter sleepi sleev slick slight slightest slipper sloan sloppi smarter smb smuggl sneez sniper snoop snore snowflak snyk soak sob soc2 sofa soil sole solo somewhat sonarqub sonnet sophia sorrow sour souvenir soviet spa spaghetti spain spank spars spatial speaker spear specialti specimen spectacular spencer sperm spice spine spinner spite splash splunk spong sponsor spontan spook spoon sq squash squeal squirrel sre sse ssg ssh ssrf stadium stalk stanford starboard stark stash status stella stereo stern stew stewart sticki stimul sting storytel stove strai straightforward strain strangl strangler strap strategist straw strawberri streak stripper stroll strongest struct stub stud stumbl stun subcommand subdirectori subdomain subfold subgraph submarin subnet subsect substanc subsystem succeed suction suffic summon sunni sunris supabas supermarket superpow supersed supervis supervisor suprem surgic survivor suspens suspicion svelt swan sweetest swift swiss switzerland swore sworn sylvia symlink sympathi syndrom tackl takeawai takin taller tan tanstack tarzan tasti teammat teardown teas teen telegram tellin temporarili tempt tens tension tequila tester textur theft theoret therapist thiev thigh thompson thorn throne thug thumbnail tickl tide tiffani tighten tiktok til timefram timer timezon tin titan tmp toad tobacco tobi tomato tomb tooltip topolog torch tore torn torpedo touchdown touchpoint tourist tournament tow tracker trai trainer trajectori tramp transmiss transmit transplant treason trei trembl tremend trespass tribe tricki trim tripl triumph trooper trophi trouser tsconfig tsk tucker tumor tuna tunabl turborepo tutor umbrella umm un unabl unbound underestim underscor underwat undo undocu unexpectedli unfair unfamiliar unicod unintend uniti unix unload unlock unnecessarili unpleas unreli unresolv unti unto unverifi up upcom upsel upsert upsid urg urin useeffect usernam usest utf utter uuid uv v5 vacuum vain val valet valv vanessa vanilla vanish vaniti vanquish varieti vast vein velvet venic vent ventur venu vera vers versu vertex vest vet veteran vibe viciou victoria videotap viewmodel villain violet violin virgil virtu vitamin vivian vocabulari vodka volatil vomit von voyag vp vpn waf wage waitlist waltz wang wardrob warehous warner warp watermark wealth wealthi weasel weaver webinar webp webpack webster wee weep welfar wha whatsoev wheat wheelchair whereabout whew whine whitei whitespac whoop wig wildcard wilder willow winchest withdraw wolv wong woo wooden woodi worn worthi worthless wretch wrinkl writabl xunit xx yacht yagni yah yai yank yarn yea yen yield yml youtub yyyi zap zeu zip zombi zoom zustand`],[8,`a4 aad abac abbei abbrevi abdomen abdomin abid abigail abner abnorm abraham abroad absorb accessori accomplic accordion accustom acl acronym actuat acut addeventlisten addition adequ adio administ adolesc adrenalin advocaci ae affection affili afflict aft aftereach afterthought aggrav agil agit agoni ahoi aiohttp airborn ala alabama alaska alec allah allan allegi allergi allig aloha aloud alphanumer alpin altar altitud ambient ambiti ambros amelia ammo amnesia amp amplif amplitud amsterdam ana analys angu annul ansibl antenna antibiot antidot anyplac apex apiec appal appendic appendix appet applaud apprehend appset apron aquarium arch archbishop arena argo argon2 arial aris aristocrat ark armadillo armour armstrong arous arpu ars arsen arson artilleri asap ascend ashtrai asia aso aspir assigne asthma astonish asylum asymmetr atla atlanti atm attende attest austria authz autocomplet autonomi autopilot autosc autumn auxiliari avalanch avalonia avatar avif axi azd ba babbl babysit babysitt backpack backstag backtick bacteria badger bagel bakeri balboa ballist ballroom balonei banish bankrupt bannist banquet barb barbarian barbi barker barrack barricad barton bate batman baton battlefield bazel bb beacon bead beatl beatric beck beckett bedrock beeper beethoven beetl beforeeach beggar beginn bender benedict berkelei bermuda bertha betcha betray beverag bf16 bge biff bikini biologi bisect bitten blacki blackjack bladder blair blare blazor bleach bled bleep blindfold bliss blister blueberri blur blush bm25 bobo bogei boiler bom bong bongo bonjour bonus boobi boogi booki bookstor bool booster bosom boulevard bouquet bowel bowi bowman bozo bracket brainwash braveri brawl brazil breakag breakthrough breakup brent breviti brew bridesmaid brig brigad brighter brin britain brochur bronz broom brotherhood brotli brownfield brunch brunett bryan bubba bucki buddha buddhist bueno buffet buffi buggi bulldog bulletin bummer bumper bumpi bunker burglari burial burrow burton buse but buzzard buzzer bygon byron c2 ca cabbag cacheabl cactu caddi cadet cafe caffein cain calf calib cam cambridg campbel canist cannib cano canonic cappuccino capsul captcha capterra captiv cardiac carelessli caribbean carlo carolyn carton carver casanova cashier casket casper cassandra cassi castro catalogu catastroph catcher cathedr caucasian causal caution cautiou caveat caviar caviti cc ccpa cdc cdk cedar celeri celest cellphon cellular cement centric ceo cert certainti certifi cesar cetera cha chalk chancellor chaperon chaplin charad charleston charter che cheapest cheater cheeseburg cheng cheung chevi cheyenn childish chilli chime chimnei chimp chinatown ching chino chisel cho chord chore christi chroma chronic chronolog chubbi chucki chum chump chung churchil chute ciao cicd cinch cincinnati cinema cinnamon circleci civilis cj clan classmat classroom cleans clem clickabl climat cling cloak closur clot cloudfront cloudtrail clutch cmd coaster cobb cobra coca cocki cockpit coco cocoa coconut codeown coder coeffici coercion coil col collater collid collier cologn colon columbia columbu columnar comeback comedian comet comm commend commentari commi commodor commonj comp compli compuls conceptu concuss condo condol cone configmap confisc conflat confluenc conform congreg conn consecut conspir constabl constanc contagi contamin contempl contin continent conting contractor contradictori contrarian controversi convei conversation convoi cookbook coolest cope cora cordi cork corki corni coroutin corpu cosin cosmic cosmosdb costa cot counsellor countdown counterfeit countrysid coup coupon courier courthous cove covert cpa cradl cram cranberri cranki crappi crater crave craze creak cred cremat crewai cricket crisp critter crocodil crotch crucial crucifi crude cruelti cruiser crumb crumbl crummi crunch crust crutch csm csproj cte ctf ctrl ctx cub cuban cube cubicl cuckoo cuda cuddl cult cun cupboard cupcak curb curfew cushion customiz cutest cuti cutler cutoff cutov cvss cwd cwe cybersecur cyclomat cypress cyru daemon dagster dairi dakota dall dalton damon damp dandi dane dang dangl dant darci darkest dart dast databrick datafram dataload davenport daytim dazzl dbt ddl deacon dearli deborah debri deceit decenc decept decim decoi decre decreas decrypt deduct deepest degener dehydr delilah delinqu deliri delus delusion demolit dent deport depot depriv der descriptor destroy detach detain detector deuc devour dgx dialogu dib dickhead dictionari diesel digger dignifi dilat dilut dim diminish dink diploma disagr disarm disc disclaim disclos disconnect discourag discreet discrimin dislik disneyland disobei dispens dispers disposit disregard dissect dissolv distort distroless diver divert dix dixi dj dll dlq dml dodger doe doggon dolor domino dompurifi dong donor donovan dont donut doo doodl doolei doorman doorstep doorwai dork down dpo dragonfli drape drastic dreamer dresser drf drone drool drugstor drummer dryer dsl du duchess duct dudlei duel duh dum dumpster dungeon dunk dunno dvc dwarf dwell dwight dx dye dyke dynatrac dysfunct e5 earliest easiest eccentr eclips ecstasi eddi eden edith ee egress egypt egyptian eighti einstein eisenhow eject ek elabor elast elasticach elderli electrocut elementari elf elicit elit ell elop elv ember emerald emin emmi empathet empathi empress endors engrav enjoy ensembl ensign enthusiasm enthusiast entropi entrypoint environment ephemer epidem erect erica ernest es6 esbuild esteem esther etag etcd ethel evenli evict exa excerpt exfiltr exhal exil expo exquisit ext extent extermin extinct extinguish extort eyebal eyebrow eyewit ezra f1 fa fabian facad facet faculti falcon fanat fang fanni fantas faqpag fargat fascist fasten fastifi fatso fatti fearless feat februari fedramp fei fellowship felon feminin fender fern fester fez ffi fi fianc fiance fiber fid fiddl fiend fig figma filmmak filth fin finch finder fingernail fink finn finop fintech firearm firebas firecrawl firefox fireman fireplac firestor firmwar fisherman fishi fixat fk flake fled fleme flex flexbox flier fling flint flop florenc flour flown flowstudio fluff fluffi flunk flywheel foam followup foreach foreground forfeit forgeri fortress fowler foxi fr fraction franchis frat fratern freaki freckl freed freelanc freeli freezer freight frenchman freshen freud fright fritz frontier frown froze fs ftp fudg fuller fullstack fume funk funki funniest furi furnac furnish furthermor fusion g1 g3 g4 ga4 gabi gadget gale gallant gameplai gamma gareth garfield garrison garth gator gaug gaze geisha gem gender generos geneva geni gent geographi geoloc geometr gerald germ gestapo getawai gibbon gideon gigant gill girli givin gke gladli glamor glamour glanc gland glide glimps glitter gmail gmv gobbl goddam goddammit golang goldfish goldi golli goodman goodwil goof goofi goon gospel gp gracia grad grammar grandchildren grandpar graphviz gravi graze greasi great greatli greec greed gregori gremlin greta grim grin groov groovi grove grownup grpo grub grudg gsap guinea gulf gunfight gunfir gunther hah hairdress hamlet handbag handbook handkerchief handshak hangar hangov hanna hardi hare harlem harp hartford harvest hassl hasti hath havana have hawaiian hawkin hcl headroom heartbreak heartless heater heav heavenli heavyweight hebrew hedg hee heil heist helena hemorrhag hen henc her hera herbert heroic hexagon hideou highland hing hippi hiss hitchhik hmac hmr hock hoist holden holdout holdup holt homeboi homei homeland homemad hometown homi homo honeycomb hoo hoop hooper hoot hooter hoover horrifi hostess hostnam hotfix hotshot hotter hourli housewif howto hsm hst httpx hubspot huddl hulk hull humour hun hungarian hunk hup hurlei hustler hutch hydrogen hyper hypergrowth hypnot hypothet ideat idol ii im imageri imaginari imbecil immatur immens immers immor impati imperi imperson implicitli importantli impos impound imprison improp improperli improvis inadequ inbox inc incap incident incis inclin inconclus incorrectli increasingli indi indistinct indoor induc inertia infant infantri inferior infidel infiltr infirmari inflat inflict influxdb infra infrar ingredi inhabit injustic innerhtml inp inquir inquiri instanti instructor intak interdepend interf interior internship interop intersect intestin intimaci intl intoler introspect introw intub invers invinc iphon ira iren iri ironi irrat irregular irresist irrespons isaac isabel isr italian ivi ivtr jab jackpot jailbreak jamaica jank jap jasper jekyl jeopard jeopardi jerusalem jewelleri jimbo jinx jira jit jitter jog jonah jose josephin joshua josi jpa jpeg jq jsonb juda judgement judith jug juggl juici julio jumbo jumper jumpi junction jupit juror juvenil jvm k6 kangaroo karaok karma kat keen keeper keg kentucki kettl keyvault khan khz kiddi kiki kilo kilomet kin kindergarten kinesi kisser kite km knit knockout knox knuckl ko kql kraut krishna kubectl kubeflow kung kusto l1 l2 l3 labour lacer lam lama lambert lang langgraph langlei laptop lar laravel lasagna lash lass lassi latrin latt launchdarkli laurel lava lax ldap leaf leaki learnt leash ledg leech leeri lefti leftov legendari legion leisur lens lent leonardo lerna lettuc levi lew liabil liaison librarian libreoffic licenc lightli likelihood likewis lilli lime limousin limp lin linen lineup linger lingeri linkag lionel liskov litter llama loaf loath lockout lod loft logout loki loneli loner longest lookout looni loot lordship lossi lossless lotion louisiana lowa lr lru lsi lucia lug lulu lumber lump luncheon lurk macaroni mace machineri macho madli madman maestro mafia maggot mailbox mailman mainland mainli makefil malfunct malik mamma mandat manhood manli manor mantra manuscript mapl mapper mara marathon marc mare marg marian mariann marijuana marina marjori marqui marrow marsh marshmallow martian martinez martyr maryland masculin massachusett massacr masterpiec mat matern mathemat matrimoni maui maverick maxwel maya mayo mcdonald mdx meadow meaningfulli meaningless meatbal meddl mediev medit mellow mem membership memphi menac mend mentor meow mercenari merchant mercuri merger merit metaprogram metasploit meteor metro mgmt microphon microscop microwav midst midterm mil mild mildr millennium milord milton mina mingl miniatur minifi minimalist ministri mink minnesota minni miracul misalign misfortun misplac missionari missouri missu mist misus mitzvah mlop mmap mockito mod modelcontextprotocol mojo molecul molest monasteri mono monopoli monument moos mope moq mormon mortar mortem mosquito moss moth motto moustach mow mozart mp3 mp4 mstest mttr mu muddi muffl muhammad multimedia multipart multiplay multivari mumbl murmur muse mush mushroom musket muslim mustach mustang mute mutex mutil mutt mutter mvc mvvm mypi myrtl mystic mystiqu na nag nai nam nan nana nano naomi nasa nash nat nauseou nda ne neal necess needi neglig nemo neo4j neon neptun nerd nestj neurot newark newest newton nf nginx niagara nightingal nightli nineteen nineti ninja nip nist nitro nixon nlp nobel nonc norm norma northeast northwest nosi notat notch notori nova npx nsg nudg nuisanc nuke numpi nunit nurseri nutti nvidia oatmeal obedi obnoxi obscen obscur obstacl obstruct occurr oci offload oi oklahoma olap olivia ollama oltp omaha on onedr onerror ooxml opa opaqu openid opensearch opentofu oppress optic oral orb orchid orderli oregon organis oss otp oui out outdoor outlet outlier outlook outnumb overboard overdos overdu overfit overheard overkil overrul overs oversea oversight overwritten oy p0 p3 p4 pablo packer pact paddi padr pageant pager pagespe panama pane panther pappi par parachut paradigm parallax paralyz paraphras parasit parish pariti parrot parson partli partridg passwordless pasta pastor pastur patent patholog patricia patsi paycheck payoff paypal payrol pc pcm peck pedal penguin penitentiari pennsylvania penthous peril perish perk perpetr perpetu perplex persecut peru pest pgbouncer pgvector ph phantom pharmaceut pharmaci phenomenon phish phonei photographi photorealist picasso picker piggi pike pil pimpl pineappl pinecon ping pinia pint pioneer pitcher pivot pk pkce plaintext plaintiff plantat plasma plaster platter plausibl play playback playground plow pluck plum plumber plung plural pluto pneumonia po poe poetic pointless poland polar policemen polo pom poodl pooh poorli popov poppi poppler por portion portland poss postcss postman poverti pow powerless powerpoint pragmat prairi prank preach preambl prebuilt predat preemptibl prefetch prejudic preliminari prem premonit preposter prescrib pretoolus prettier pretzel prev prevail priceless primarili princeton pristin probabilist prof profici profound promo promptli pronto proofread propaganda propel proport prosper protector protein proudli provinc provoc provok ps1 pseudo psr psst psychiatr psychologist psychopath puck puerto pulsar punctuat punctur pup purg puss pussycat pypi pytorch q1 q2 q4 qbr qlora qp quack quadrant quantif quantiti quarantin quart quarterback quasi que quickcheck quickstart quid quill quinci quirk quiz quizz quotat racer rach racial racist radioact raft raii raini raisin rake randomli rascal rcasd rce rdp re reachabl reactor readonli reagan realm realtim reanim reap reaper rearrang reassur rebas reboot rebound recenc recess reciproc reckless recogniz recollect recon reconcili recover recycl redeem redhead redlin redo redshift reef reek reel reentranc refere refetch refil reflex refram refuge reg regain reign reindeer reindex reinstal rejoic relai reloc reluct remarri remix remors ren reno renov rental reopen reorgan repent reposit repress republican repuls repurpos reschedul resend residu respiratori restless restraint restroom resumpt resurrect retarget retract retrain retrospect reunit revel rever revisit reviv revoir revolt revolutionari revolv revop rg rgb rhode richardson richer richest richmond righteou righti rightsiz rigid ripe ripper rippl rite rival riverpod rlvr rm rn roach roadblock robbin roc rochel rodent rodriguez rogu roland rom romano ronald roosevelt rooster rosa rosemari rosi roug roundup rover royalti rpo rs rsa rsc rtl rto rube rudder ruff rufu ruler runawai ruptur rustl ruthless ruthlessli rye s1 sabotag sadist sadli safari sagemak saigon salin salon salvag salvat samurai sanctuari sander sane santiago santo sap sarcasm sarcast sardin sassi satisfactori saucer savior saxon sayid sca scala scalar scalp scalpel scarc scarciti scarf scarlet sceneri schmuck scholar schoolteach schultz scoot scooter scorpion scoundrel scram scraper screenplai scroog scss sculptur sdr seam sear secondli secreci secretli sed sedat seldom selenium seller seminar semver sentinel seoul seren serif sermon serp serum sessionstorag setstat settimeout sev2 sft sha1 shag shaken shaki shalt shaman shampoo shan shanghai sharpen shebang sheer shellei shelv sherlock shill shim shin shithead shiver shoo shoplift shortag shortcod shorthand shortlist showtim shrine shuffl shush shutter sicili sidecar sidekick siem signor sim similarli simplif singapor singular sinner skateboard skater skeptic skew skid skill skim skunk slai slate slater slaveri slayer sled sleigh slider slime slimi sling slipperi slipstream slit slob slogan slop slope slsa slum slumber sm smartest smear smelli smoker smother snag snail snappi sneaker sneaki snif sniff snitch snort snowboard snuck soar soc sofia soften softli sol solar solicit solitari solomon som sonar sooth sophomor soprano soql sorta sought southeast southwest sovereign sovereignti sox spaceship spade spanner sparki sparkl sparktoro sparrow spectacl spectrum specul spenc sphere spi spici spinal splinter sponsorship spoof spooki spotlight sprinkl sprite sprout spur sqlalchemi sqlmap squadron squat squawk squeak squid squir squirt sr ssot stagger stalker stallion stanc standbi standup starship startl stdin stdlib stealth stein stem stepfath stepmoth steril steroid steward stewardess sticker stile stinki stockhold stoke stomp stool stoop storybook strand strangest streamabl strengthen stricter stride stringifi stuffi stump stutter stylesheet subconsci suboptim subpoena subprocess subqueri substant substanti subtask subtop suburb sudo suffoc sulli sultan summit sundown sung sunglass sunk sunlight superb superfici superhero superintend supernatur superstar superstiti supertest supplement supplementari supposedli surfer surprisingli sushi sutur suzann sveltekit swab swai swarm swat sweati swedish swept swiftui swimmer swine swipe swollen swr symmetr sympathet symphoni syndic synonym syntact syrup ta tablet tack taco tad taglin tahiti tai taiwan talbot talli tam tame tammi tangl tango tanner tar tara tart tavern tavili tb tcp te technician tediou telegraph telescop teller telli temptat tenanc tendenc tennesse tensorflow tenth ternari terrac terratest testcontain testicl tex textbook textual tf thai thailand that theatric theorem thermal thesi thine thingi thirst thirteen thoughtfulli thrash thrive thrust thump tibet tidi tighter tightli tile tilt timber timescaledb timothi tinker tinkl to toa toaster tokio toledo toll tong tonic toolchain toolset toot toothbrush toothpast torment tornado toro toto totp touchi tougher toughest tox toxic traction tractor tranc tranquil transcrib transmitt traumat tread treasuri treati trek trench triad triangl tribun tribut trifl triniti tristan trl troll tropic troublemak trout trpc truce trufflehog truman trump trumpet trustradiu trustworthi tt tu tug tuition tumbl tummi tupl turbo turbopack turd turf turk turkish tux tuxedo twain tweak tweet twilight twilio twinkl twitch ty typecheck typeorm typewrit tyr tyre ubiquit ubuntu udf ufo uk ulcer ultra unaccept unarm unattach unauthent unavoid unbear uncommit uncov underp undertak underwai underworld undoubtedli unemploi unemploy unencrypt unescap uneven unfinish ungrat unhandl unhealthi unicorn unidentifi unleash unlucki unmet unnatur unoptim unpack unpin unpredict unquot unreach unreason unrestrict unset unsign unsloth unstabl unstructur unsubscrib untouch untrack unvalid unwant upright uptight uptim uptown urban usa usd usecallback usefetch userid usher ust utah utc utm utterli v0 v6 v7 va vaccin vad valuat vandal varianc vase vc veal vegetarian veil vengeanc venom ventil verbal verg vermont vernon versa vibrant vicin vienna vietnames vike vile villa vin vine vineyard vintag viola viper visa vista vitepress viva vllm vnet vocal voiceov void volcano voodoo voter vouch vr vscode vulcan vulgar vultur wacki wacko waffl wager wagner wah wail waist waituntil wallpap walnut walsh wand ware warfar warhead warlock warmer warmth watt wav weaken weaker weari weav weaviat web3 webapp webfetch webflow webgl websearch wedg weeni weirdo wellington wen werewolf wh wheeler wherea whichev whim whimper whir whiski whitnei whiz why widen wider wiggl wildcat willing wimp windshield wink winui wireshark wisconsin wither withhold witter witti woe wolfram womb woocommerc woof wool wordlist workiq workout worksheet workshop worldwid worthwhil wrath wrench wright ws wsl x64 x86 xlsx xxe xxx yahoo yan yang yap yearbook yearn yi yin yoga yonder yorker youngest youngster yuck yum yummi zebra zipkin zipper`]],t=2**-10,n=null;function r(r){return n??=new Map(e.flatMap(([e,t])=>t.split(` `).map(t=>[t,2**-e]))),n.get(r)??t}let i={ational:`ate`,tional:`tion`,enci:`ence`,anci:`ance`,izer:`ize`,bli:`ble`,alli:`al`,entli:`ent`,eli:`e`,ousli:`ous`,ization:`ize`,ation:`ate`,ator:`ate`,alism:`al`,iveness:`ive`,fulness:`ful`,ousness:`ous`,aliti:`al`,iviti:`ive`,biliti:`ble`,logi:`log`},a={icate:`ic`,ative:``,alize:`al`,iciti:`ic`,ical:`ic`,ful:``,ness:``},o=`[aeiouy]`,s=`([^aeiou][^aeiouy]*)`,c=`([aeiouy][aeiou]*)`,l=RegExp(`^`+s+`?`+c+s),u=RegExp(`^`+s+`?`+c+s+c+`?$`),d=RegExp(`^`+s+`?(`+c+s+`){2,}`),f=RegExp(`^`+s+`?`+o),p=RegExp(`^`+s+o+`[^aeiouwxy]$`),m=/ll$/,h=/^(.+?)e$/,g=/^(.+?)y$/,_=/^(.+?(s|t))(ion)$/,ee=/^(.+?)(ed|ing)$/,te=/(at|bl|iz)$/,ne=/^(.+?)eed$/,re=/^.+?[^s]s$/,ie=/^.+?(ss|i)es$/,ae=/([^aeiouylsz])\\1$/,oe=/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/,se=/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/,ce=/^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;function v(e){let t=String(e).toLowerCase();if(t.length<3)return t;let n=!1;t.codePointAt(0)===121&&(n=!0,t=`Y`+t.slice(1)),ie.test(t)?t=t.slice(0,-2):re.test(t)&&(t=t.slice(0,-1));let r;return(r=ne.exec(t))?l.test(r[1])&&(t=t.slice(0,-1)):(r=ee.exec(t))&&f.test(r[1])&&(t=r[1],te.test(t)?t+=`e`:ae.test(t)?t=t.slice(0,-1):p.test(t)&&(t+=`e`)),(r=g.exec(t))&&f.test(r[1])&&(t=r[1]+`i`),(r=oe.exec(t))&&l.test(r[1])&&(t=r[1]+i[r[2]]),(r=se.exec(t))&&l.test(r[1])&&(t=r[1]+a[r[2]]),(r=ce.exec(t))?d.test(r[1])&&(t=r[1]):(r=_.exec(t))&&d.test(r[1])&&(t=r[1]),(r=h.exec(t))&&(d.test(r[1])||u.test(r[1])&&!p.test(r[1]))&&(t=r[1]),m.test(t)&&d.test(t)&&(t=t.slice(0,-1)),n&&(t=`y`+t.slice(1)),t}let y=new Set(`a about above across actually after again against ago all almost along already also although always am among an and\n  another any anybody anyone anything anyway are aren around as ask asked asking asks at away back be became because\n  become been before behind being below best better between both but by bye came can cannot come comes coming could\n  couldn did didn do does doesn doing don done down during each either else enough etc even ever every everybody everyone\n  everything few find first for from full gave get gets getting give given gives giving go goes going gone gonna good\n  got gotta great had hadn has hasn have haven having he hello help helps her here hers herself hey hi him himself his how\n  however if important in instead into is isn it its itself just keep kind knew know known last least less let lets like\n  ll look looking looks lot made make makes making many may maybe me mean means mentions might mine more most much must my\n  myself need needed needing needs neither never new next no nobody none nor not nothing now of off often oh ok okay on\n  once one ones only onto or other others our ours ourselves out over own perhaps please put quite rather re really right\n  said same saw say saying says see seem seems seen set shall she should shouldn show since skill skills so some somebody\n  somehow someone something sometimes still such sure take taken takes taking tell than thank thanks that the their theirs\n  them themselves then there these they thing things think this those though through thus to together told too took toward\n  tried tries trigger triggered triggers try trying two under until up upon us use used useful user users uses using ve very\n  via wanna want wanted wanting wants was wasn way we went were weren what whatever when whenever where whether which\n  while who whole whom whose why will with within without won would wouldn yes yet you your yours yourself`.split(/\\s+/));function b(e){return e.toLowerCase().match(/[a-z0-9]+(?:\\.[a-z0-9]+)*[+#]*/g)??[]}function x(e){return!y.has(e)&&!/^(?:[a-z](?:\\.[a-z])*|[\\d.]+)$/.test(e)}function S(e){return e.length>30||!/^[a-z]+$/.test(e)?e:v(e)}var C=class{#e=/* @__PURE__ */ new Map;read(e){return this.readWords(e).stems}readWords(e){let t=[],n=[];for(let r of b(e)){let e=this.stemOf(r);e!==null&&(t.push(r),n.push(e))}return{words:t,stems:n}}stemOf(e){let t=this.#e.get(e);return t===void 0&&(t=x(e)?S(e):null,this.#e.set(e,t)),t}},w=class{#e;#t=/* @__PURE__ */ new Map;#n;constructor(e,t=new C){this.#e=e.map(({skill:e})=>e.name),this.#n=t;let n=e.reduce((e,{length:t})=>e+t,0)/e.length||1;for(let[t,r]of e.entries()){let e=1.2*(.25+.75*(r.length/n));this.#i(t,r.weights,e),this.#i(t,T(r),e)}}compare(e,t=1/0){let n=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Set,a=null;for(let t of b(e)){let e=this.#n.stemOf(t);if(e!==null){if(this.#a(n,i,e,[t],r(e),1),a!==null){let o=Math.min(r(a.stem),r(e));this.#a(n,i,`${a.stem} ${e}`,[a.word,t],o,.5)}a={stem:e,word:t}}}let o=[...n].sort(([e,{score:t}],[n,{score:r}])=>r-t||D(this.#e[e],this.#e[n]));return this.#r(o,t)}#r(e,t){let[n,r]=e.map(([,e])=>e),i=r?.score??0,a=n!==void 0&&n.words.size>1?2.4:2.8;return{skills:e.slice(0,t).map(([e,{score:t,words:n}])=>({index:e,name:this.#e[e],score:E(t),words:[...n].sort(([,e],[,t])=>t-e).map(([e])=>e)})),isClear:n!==void 0&&n.score>=1.15*i&&n.score-.5*i>=a,margin:n===void 0||r===void 0?null:E(n.score/r.score)}}#i(e,t,n){for(let[r,i]of t){let t={skill:e,weight:i/(i+n)},a=this.#t.get(r);a===void 0?this.#t.set(r,[t]):a.push(t)}}#a(e,t,n,r,i,a){let o=this.#t.get(n);if(o===void 0||t.has(n))return;t.add(n);let s=a*Math.log(1+(this.#e.length+50)/(o.length+50*i+.5));for(let{skill:t,weight:n}of o){let i=e.get(t);i===void 0&&(i={score:0,words:/* @__PURE__ */ new Map},e.set(t,i)),i.score+=s*n;for(let e of r)i.words.set(e,(i.words.get(e)??0)+s*n/r.length)}}};function T({texts:e}){let t=/* @__PURE__ */ new Map;for(let{stems:n,weight:r}of e)for(let e=1;e<n.length;e++){let i=`${n[e-1]} ${n[e]}`;t.set(i,(t.get(i)??0)+r)}return t}function E(e){return Math.round(e*1e3)/1e3}function D(e,t){return e<t?-1:+(e>t)}let O=/"([^"\\n]*)"|\u201C([^\u201D\\n]*)\u201D|(?<![\\p{L}\\p{N}])\'((?:[^\'\\n]|(?<=[\\p{L}\\p{N}])\'(?=[\\p{L}\\p{N}]))*)\'(?![\\p{L}\\p{N}])|`([^`\\n]*)`/gu,k=/[.!?](?=["\u201D\'\u2019)\\]]*(?:\\s|$))|[\\n;]/g,A=/\\b(?:see|use|uses|using|prefer|instead|covered|handled|belongs?|refer|defer|delegate|route|switch|try|invoke|call|rather|go)\\b/,j=/\\b(?:do not|don[\'\u2019]t (?:use|trigger|invoke|apply|run|load|activate|call)|(?:does|is|are|should|must) not (?:for|cover|handle|replace|trigger|be used|intended|meant)|not (?:for|to be|when|if|intended|meant|suitable|applicable|used|needed)|never|instead of|rather than|unless|except|excluding|excludes|out of scope|skip (?:for|when|if|this))\\b/;function M(e,t){let n=N(e),r=I(e,n),i=[],a=[],o=0;for(let[s,c]of L(r,e)){let l=r.slice(s,c).toLowerCase();if(A.test(l)&&R(e.slice(s,c),t))continue;let u=l.search(j),d=u===-1?c:s+u;for(i.push(e.slice(s,d));o<n.length&&n[o].start<s;)o++;for(let e=o;e<n.length&&n[e].end<=d;e++)n[e].phrase!==``&&a.push(n[e].phrase)}return{text:i.join(` `),quotes:a}}function N(e){let t=[];for(let n of e.matchAll(O)){let e=F(n[1]??n[2]??n[3]??n[4]),r=e.length>=3&&e.length<=60,i=n[4]!==void 0&&!P(n[4]);t.push({start:n.index,end:n.index+n[0].length,phrase:r&&!i?e:``})}return t}function P(e){return/[^A-Za-z]|[a-z][A-Z]/.test(e.trim())}function F(e){return e.replace(/^[\\s.,;:!?\u2026]+/,``).replace(/[\\s,;:!?\u2026]+$|(?<!\\.)\\.+$/,``)}function I(e,t){let n=``,r=0;for(let{start:i,end:a}of t){let t=/[.!?]/.test(e[a-2])&&/^\\s+\\p{Lu}/u.test(e.slice(a,a+4));n+=e.slice(r,i)+` `.repeat(a-i-1)+(t?`.`:` `),r=a}return n+e.slice(r)}function*L(e,t){let n=0;for(let{index:t}of e.matchAll(k))yield[n,t+1],n=t+1;n<t.length&&(yield[n,t.length])}function R(e,t){for(let n of e.toLowerCase().matchAll(/([`/$"\'\u201C]?)\\b([a-z0-9]+(?:[-_:][a-z0-9]+)*)\\b([`"\'\u201D]?)(?=( skill)?)/g)){let[,e,r,i,a]=n;if((r.includes(`-`)||a!==void 0||e!==``&&i!==``||e===`/`||e===`$`)&&t(r.slice(r.lastIndexOf(`:`)+1)))return!0}return!1}function z(e,t=new C){let n=new Set(e.map(({name:e})=>e.toLowerCase()));return e.map(e=>{let r=e.name.toLowerCase(),{text:i,quotes:a}=M(e.description,e=>e!==r&&n.has(e)),o=t.readWords(e.name),s=[{...t.readWords(i),weight:1},{...o,weight:3},...e.phrases.map(e=>({...t.readWords(e),weight:2}))];return{skill:e,quotes:a,nameStems:new Set(o.stems),texts:s,...B(s)}})}function B(e){let t=/* @__PURE__ */ new Map,n=0;for(let{stems:r,weight:i}of e){for(let e of r)t.set(e,(t.get(e)??0)+i);n+=r.length*i}return{weights:t,length:n}}var V={createContext:()=>({}),Script:class{runInContext(){throw Error(`Patterns without a bound are not run in a page.`)}}};let le=4096**2;function H(e){if(e.length>1e3)return{ok:!1,reason:`it is longer than 1000 characters`};try{return{ok:!0,expression:new RegExp(e,`i`),degree:U(e)}}catch(e){return{ok:!1,reason:e.message}}}function U(e){let t=e.replace(/\\\\[^1-9k]/g,`.`).replace(/\\[[^\\]]*\\]/g,`.`).replace(/\\(\\?[:=!]/g,`(`);return!/\\)[*+?{]|\\\\/.test(t)&&!(t.includes(`(`)&&t.includes(`|`))?1+(t.match(/[*+?{]/g)?.length??0):1/0}var W=class{#e;#t=null;constructor(e=()=>performance.now()){this.#e=e}startBudget(e){return{endsAt:this.#e()+500,sliceMs:Math.max(2,Math.floor(250/Math.max(1,e)))}}test(e,t,n){if((t.length+1)**e.degree<=le)return e.expression.test(t)?`match`:`no-match`;let r=Math.min(n.sliceMs,Math.ceil(n.endsAt-this.#e()));return r<1?`undecided`:this.#n(e.expression,t,r)}#n(e,t,n){this.#t??={context:V.createContext(Object.create(null)),script:new V.Script(`expression.test(text)`)};let{context:r,script:i}=this.#t;r.expression=e,r.text=t;try{return i.runInContext(r,{timeout:n})===!0?`match`:`no-match`}catch{return`undecided`}}};let ue=/[\\\\^$.*+?()[\\]{}]/,de=/^(?:\\^\\\\W\\*)?(?:\\\\b)?((?:[^\\\\^$*+?()[\\]{}]|\\\\[^A-Za-z0-9])+?)(?:s\\?)?(?:\\\\b)?(?:\\\\W\\*\\$)?$/;function fe(e){if(e===``)return{kind:`always`};if(!ue.test(e))return{kind:`literal`,literal:e.toLowerCase()};let t=H(e);if(!t.ok)return{kind:`invalid`,reason:t.reason};let n=pe((de.exec(e)?.[1]??``).toLowerCase().match(/(?:[^\\\\.]|\\\\.)+/g)??[]).replace(/\\\\(.)/g,`$1`);return n===``?{kind:`pattern`,pattern:t}:{kind:`anchored`,literal:n,pattern:t}}function pe(e){return e.reduce((e,t)=>t.length>e.length?t:e,``)}var me=class{#e=/* @__PURE__ */ new Map;#t=/* @__PURE__ */ new Map;#n=[];add(e,t){let n=this.#e.get(e);n===void 0?(this.#e.set(e,[t]),this.#r(e)):n.push(t)}forEachIn(e,t){for(let n=0;n<e.length;n++){if(this.#n.length>0&&this.#i(this.#n,e,n,t),n+3>e.length)continue;let r=this.#t.get(G(e,n));r!==void 0&&this.#i(r,e,n,t)}}#r(e){if(e.length<3){this.#n.includes(e.length)||this.#n.push(e.length);return}let t=G(e,0),n=this.#t.get(t);n===void 0?this.#t.set(t,[e.length]):n.includes(e.length)||n.push(e.length)}#i(e,t,n,r){for(let i of e){if(n+i>t.length)continue;let e=this.#e.get(t.slice(n,n+i));e!==void 0&&r(e)}}};function G(e,t){return(e.charCodeAt(t)<<14^e.charCodeAt(t+1)<<7^e.charCodeAt(t+2))&1073741823}var he=class{problems=[];#e;#t=/* @__PURE__ */ new Map;#n=/* @__PURE__ */ new Map;#r=new me;#i=[];#a=[];#o=new W;#s;#c=null;#l=0;constructor(e){this.#e=new Set(e.skills.map(e=>e.name));let t=e.skills.filter(e=>e.isActive);this.#s=t;for(let e of t)this.#m(e);for(let[t,n]of e.byTaskType)this.#h(t,n);for(let e of t)this.#g(e);for(let[t,n]of e.byKeyword)this.#_(t,n);if(e.hasTriggers)for(let e of t)this.#y(e)}dispatch(e){let t=[];for(let n of e.labels??[])q(t,this.#t.get(n.toLowerCase()));e.type!==void 0&&q(t,this.#n.get(e.type.toLowerCase()));let n=this.#u(t,e.text);return t.sort((e,t)=>e.rank-t.rank),t.length>0?this.#p(t,n):this.#f(e.text,n)}#u(e,t){let n=/* @__PURE__ */ new Set,r=t.toLowerCase();return this.#r.forEachIn(r,t=>{if(n.has(t))return;n.add(t);let i=0;for(let n=0;n<t.length&&i<=20;n++){let a=t[n];`pattern`in a&&!a.pattern.expression.test(r)||(e.push(`pattern`in a?a.claim:a),i++)}}),q(e,this.#a),this.#i.length===0?[]:this.#d(e,t)}#d(e,t){let n=[],r=this.#o.startBudget(this.#i.length);for(let{claim:i,pattern:a}of this.#i){let o=this.#o.test(a,t,r);o===`match`?e.push(i):o===`undecided`&&n.push(i.matched)}return n}#f(e,t){this.#c??=new w(z(this.#s));let{skills:n,isClear:r,margin:i}=this.#c.compare(e,3),a=n.map(({name:e,score:t,words:n})=>({skill:e,strategy:`similarity`,matched:n.join(`, `),place:`its name, description and keywords`,score:t})),o=a[0];return o===void 0||!r?{...ge,candidates:a,undecided:t}:{...o,...i!==null&&{margin:i},isRegistered:!0,candidates:a,undecided:t}}#p(e,t){let{skill:n,strategy:r,matched:i,place:a}=e[0];return{skill:n,strategy:r,matched:i,place:a,isRegistered:this.#e.has(n),candidates:ve(e),undecided:t}}#m(e){for(let t of e.labels){let n=this.#b(e.name,`label`,t,`its labels`);K(this.#t,t.toLowerCase(),n)}}#h(e,t){typeof t==`string`?K(this.#n,e.toLowerCase(),this.#b(t,`type`,e,`by_task_type "${e}"`)):this.#x(`by_task_type`,e,`its value is not the name of a skill`)}#g(e){for(let t of e.types)K(this.#n,t.toLowerCase(),this.#b(e.name,`type`,t,`its types`))}#_(e,t){if(typeof t!=`string`)this.#x(`by_keyword`,e,`its value is not the name of a skill`);else for(let n of e.split(`|`))this.#v(n,e,this.#b(t,`keyword`,n,`by_keyword "${e}"`))}#v(e,t,n){let r=fe(e);r.kind===`literal`?this.#r.add(r.literal,n):r.kind===`anchored`?this.#r.add(r.literal,{claim:n,pattern:r.pattern}):r.kind===`pattern`?this.#i.push({claim:n,pattern:r.pattern}):r.kind===`invalid`?this.#x(`by_keyword`,t,`the part "${e}" ${_e(r.reason)}`):(this.#a.push(n),this.#x(`by_keyword`,t,`an empty part matches every text`))}#y(e){for(let t of e.keywords){let n=t.trim().toLowerCase();n!==``&&this.#r.add(n,this.#b(e.name,`trigger`,t,`its triggers`))}}#b(e,t,n,r){return{skill:e,strategy:t,matched:n,place:r,rank:this.#l++}}#x(e,t,n){this.problems.push({table:e,key:t,message:n})}};let ge={skill:null,strategy:null,matched:null,place:null,isRegistered:!1};function _e(e){return`cannot be used as a pattern: ${e}`}function K(e,t,n){let r=e.get(t);r===void 0?e.set(t,[n]):r.push(n)}function q(e,t){if(t!==void 0)for(let n=0;n<t.length&&n<=20;n++)e.push(t[n])}function ve(e){if(e.length===1)return[];let t=/* @__PURE__ */ new Set([e[0].skill]),n=[];for(let{skill:r,strategy:i,matched:a,place:o}of e)if(!t.has(r)&&(t.add(r),n.push({skill:r,strategy:i,matched:a,place:o}),n.length===20))break;return n}function J(e){return e.candidates.map(t=>({name:t.skill,...t,why:t.skill===e.skill?Y(t):`${Y(t)}, but ${be(t,e)}`}))}function Y({strategy:e,matched:t,place:n,score:r}){if(e===`similarity`)return`similar words, score ${r}: ${t}`;let i=`${e} "${t}"`,a=n.endsWith(` "${t}"`);return n.startsWith(`by_`)&&!a?`${i} of ${n} matches`:`${i} matches`}let ye={label:`labels take precedence`,type:`task types take precedence over keywords and triggers`,keyword:`the matrix takes precedence over triggers`};function be(e,t){if(t.strategy===null)return`no skill is clearly ahead`;if(t.strategy===`similarity`)return`"${t.skill}" is clearly ahead`;let n=ye[t.strategy];return e.strategy!==t.strategy&&n!==void 0?n:`${t.place?.startsWith(`by_`)?t.place:`"${t.skill}"`} comes first in the manifest`}let xe={label:`By label`,type:`By task type`,keyword:`By the dispatch matrix`,trigger:`By trigger`,similarity:`By similar words`},X=document.querySelector(`#request`),Z=document.querySelector(`#answer`);X!==null&&Z!==null&&Se(X,Z);function Se(e,t){let n=new he(ROUTING.source),r=new Map(ROUTING.skills.map(e=>[e.name,e]));e.value=new URLSearchParams(location.hash.slice(1)).get(`request`)??``,e.addEventListener(`input`,i),e.form?.addEventListener(`submit`,e=>e.preventDefault()),Ce(e,i),a();function i(){let t=e.value.trim(),n=t===``?``:`#${new URLSearchParams({request:t})}`;history.replaceState(null,``,`${location.pathname}${location.search}${n}`),a()}function a(){let r=e.value.trim();r===``?t.replaceChildren():t.replaceChildren(...o(n.dispatch({text:r})))}function o(e){let{skill:t,strategy:n,matched:r,place:i,score:a}=e;return[t!==null&&n!==null&&r!==null&&i!==null?s({skill:t,strategy:n,matched:r,place:i,...a!==void 0&&{score:a}}):Q(`p`,`no-answer`,`No skill gets this request.`),...c(e)]}function s(e){let t=Q(`div`,`winner`);return t.append(Q(`p`,`strategy`,xe[e.strategy]),l(e.skill),Q(`p`,`lead`,r.get(e.skill)?.description??`The manifest has no entry for it.`),Q(`p`,`why`,$(Y(e)))),t}function c(e){let t=J(e).filter(({skill:t})=>t!==e.skill);if(t.length===0&&e.skill===null)return[];if(t.length===0)return[Q(`p`,`no-runner-up`,`No other skill comes close.`)];let n=t.slice(0,5).map(e=>{let t=Q(`li`);return t.append(u(e.skill),Q(`p`,`why`,$(e.why))),t}),r=Q(`ol`,`runners-up`);return r.append(...n),[Q(`h2`,``,e.skill===null?`Closest skills`:`Runners-up`),r]}function l(e){let t=Q(`h2`);return t.append(u(e)),t}function u(e){let t=r.get(e)?.page;if(t===void 0)return Q(`span`,``,e);let n=document.createElement(`a`);return n.href=t,n.textContent=e,n}}function Ce(e,t){for(let n of document.querySelectorAll(`.chip`))n.addEventListener(`click`,()=>{e.value=n.textContent,t(),e.focus()})}function Q(e,t=``,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),n!==``&&(r.textContent=n),r}function $(e){let t=e.replace(/"\\\\b([\\w.|-]+)\\\\b"/g,(e,t)=>`"${t.replaceAll(`.`,` `)}"`);return`${t.charAt(0).toUpperCase()}${t.slice(1)}.`}})();',"theme.js":"(function(){let e=`skill-registrar-theme`,t=document.documentElement,n=matchMedia(`(prefers-color-scheme: dark)`);t.classList.add(`has-script`),a(i()),n.addEventListener(`change`,()=>s()),document.addEventListener(`DOMContentLoaded`,()=>{s(),document.querySelector(`#theme`)?.addEventListener(`click`,r)});function r(){let t=o()?`light`:`dark`;try{localStorage.setItem(e,t)}catch{}a(t),s()}function i(){try{return localStorage.getItem(e)}catch{return null}}function a(e){(e===`light`||e===`dark`)&&(t.dataset.theme=e)}function o(){let{theme:e}=t.dataset;return e===void 0?n.matches:e===`dark`}function s(){document.querySelector(`#theme`)?.setAttribute(`aria-pressed`,String(o()))}})();"};function Ne({skills:e}){return{path:`routing.html`,title:`Routing`,description:`Type a request and see which skill gets it, why, and which others come close.`,section:`routing`,scripts:[`assets/routing-data.js`,`assets/routing.js`],content:p`<div class="wide playground">
<div class="hero">
<h1>Routing playground</h1>
<p class="lead">Type a request and see which of ${_(e.length,`skill`)} gets it, and why. It runs in this page, with the code of <code>skill-registrar dispatch</code>; nothing is sent anywhere.</p>
</div>
<form class="request needs-script" id="request-form">
<label for="request">Request</label>
<textarea id="request" rows="2" maxlength="2000" autocomplete="off" placeholder="For example: write the notes for the next release"></textarea>
${Pe(e)}
</form>
<div id="answer" class="answer" aria-live="polite" aria-atomic="true"></div>
<noscript><p>The playground needs JavaScript. On the command line, use <code>skill-registrar dispatch</code>.</p></noscript>
</div>`}}function Pe(e){let t=Math.max(1,Math.floor(e.length/4)),n=e.filter((e,n)=>n%t===0).slice(0,4);return n.length!==0&&p`<p class="examples"><span>Try</span> ${n.map(({name:e})=>e.replaceAll(/[-_]+/g,` `)).map(e=>p`<button type="button" class="chip">${e}</button> `)}</p>`}var O=n(50936),Fe=n(65251);function k(e,t){let n=M.parse(e,{});Be(n,t),Ge(n);let r=Ue(n);return{content:new f(M.renderer.render(n,M.options,{})),headings:r}}function Ie(e){let t=M.parse(e,{}),n=t.findIndex(({type:e,tag:t})=>e===`heading_open`&&t===`h1`),r=n===-1?``:j(t[n+1]);return r===``?void 0:r}function Le(e){let t=M.parse(e,{}),n=t.flatMap(({type:e,level:n},r)=>e===`paragraph_open`&&n===0?[j(t[r+1])]:[]).find(e=>e!==``);return n===void 0||n.length<=A?n:`${n.slice(0,A).replace(/\s+\S*$/,``)}\u2026`}let A=240;function j({children:e}){return(e??[]).map(({type:e,content:t})=>e===`text`||e===`code_inline`?t:e.endsWith(`break`)?` `:``).join(``).trim()}let M=Re();function Re(){let e=(0,Fe.A)({html:!1,linkify:!0});return e.linkify.set({fuzzyLink:!1,fuzzyEmail:!1,fuzzyIP:!1}),e.validateLink=ze,Ke(e),e}function ze(e){let t=e.replace(/[\0-\x20\x7f-\x9f]/g,``).toLowerCase(),n=/^([^/?#]*?):/.exec(t)?.[1];return n===void 0?!/^[/\\]{2}/.test(t):n===`http`||n===`https`||n===`mailto`}function Be(e,t){for(let n of e){let e=n.children??[],r=[];for(let n of e)n.type===`link_open`?r.push(Ve(n,t)):n.type===`link_close`&&r.pop()===!1&&(n.tag=`span`)}}function Ve(e,t){let n=String(e.attrGet(`href`));e.attrs=e.attrs.filter(([e])=>e===`title`);let r=/^[a-z]+:/i.test(n)?n:He(n,t);return r===void 0?(e.tag=`span`,e.attrSet(`class`,`dead-link`),!1):(e.attrSet(`href`,r),/^https?:/i.test(r)&&e.attrSet(`rel`,`nofollow noopener noreferrer`),!0)}function He(e,t){let[n=``,r]=e.split(`#`,2),i=n===``?``:t.resolve(N(n.split(`?`,1)[0]));if(i!==void 0)return r===void 0?i:`${i}#${encodeURIComponent(P(N(r)))}`}function N(e){try{return decodeURIComponent(e)}catch{return e}}function Ue(e){let t=[],n=new Set;return e.forEach((r,i)=>{if(r.type!==`heading_open`&&r.type!==`heading_close`)return;let a=Number(r.tag.slice(1));if(r.tag=`h${Math.min(6,a+1)}`,r.type===`heading_close`)return;let o=j(e[i+1]),s=We(P(o),n);r.attrSet(`id`,s),t.push({id:s,title:o,level:a})}),t}function P(e){return`doc-${e.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu,``).trim().replace(/\s/g,`-`)}`}function We(e,t){let n=e;for(let r=1;t.has(n);r++)n=`${e}-${r}`;return t.add(n),n}function Ge(e){for(let t of e){let e=/^text-align:(left|center|right)$/.exec(String(t.attrGet(`style`)??``))?.[1];t.attrs=t.attrs?.filter(([e])=>e!==`style`)??null,e!==void 0&&t.attrSet(`class`,`align-${e}`)}}function Ke({renderer:e,utils:t}){let n=e=>`<pre tabindex="0"><code>${t.escapeHtml(e)}</code></pre>\n`;e.rules.fence=(e,t)=>n(e[t].content),e.rules.code_block=(e,t)=>n(e[t].content),e.rules.table_open=()=>`<div class="table-scroll" tabindex="0" role="group" aria-label="Table">
<table>
`,e.rules.table_close=()=>`</table>
</div>
`,e.rules.image=(e,n)=>{let r=e[n].content;return`<span class="image">${t.escapeHtml(r===``?`Image`:`Image: ${r}`)}</span>`}}function qe({skill:e,model:t,addresses:n,published:r}){let i=n.skillPage(e),{content:a,headings:o}=k(e.body,F(e.path,i,n));return{path:i,title:e.name,description:e.description,section:`skills`,content:p`<div class="wide document">
<header class="document-header">
<p class="crumbs"><a href="${l(i,`index.html`)}">Skills</a></p>
<h1>${e.name}</h1>
<p class="lead">${e.description}</p>
${e.tags.length>0&&p`<p class="labels">${e.tags.map(e=>p`<span>${e}</span> `)}</p>\n`}</header>
<article class="prose" aria-label="Instructions">
${e.body.trim()===``?p`<p>This skill has no instructions.</p>`:a}
</article>
<aside class="facts" aria-label="About this skill">
${Xe(o)}${Ze(i,r)}${$e(e,t)}${et(e)}${tt(e,i,n)}${it(e,t,i)}</aside>
</div>`}}function Je(e,t,n){let r=n.filePage(t),i=c(t.bytes),a=`${e.path}/${t.path}`.split(`/`).slice(0,-1).join(`/`),o=/\.(md|markdown)$/i.test(t.path);return{path:r,title:`${t.path} \u00B7 ${e.name}`,description:`${t.path}, a file of the skill ${e.name}.`,section:`skills`,content:p`<div class="wide document">
<header class="document-header">
<p class="crumbs"><a href="${l(r,`index.html`)}">Skills</a> <span aria-hidden="true">/</span> <a href="${l(r,n.skillPage(e))}">${e.name}</a></p>
<h1 class="file-title">${t.path}</h1>
</header>
<article class="prose" aria-label="Content of the file">
${o?k(i,F(a,r,n)).content:p`<pre tabindex="0"><code>${i}</code></pre>`}
</article>
</div>`}}function F(e,t,n){return{resolve(r){let i=Ye(e,r),a=i===void 0?void 0:n.pageOfRepositoryPath(i);return a===void 0?void 0:l(t,a)}}}function Ye(e,t){let n=t.startsWith(`/`)?[]:e.split(`/`).filter(e=>e!==``);for(let e of t.split(`/`))if(e===`..`){if(n.pop()===void 0)return}else e!==`.`&&e!==``&&n.push(e);return n.join(`/`)}function Xe(e){let t=e.filter(({level:e,title:t})=>e<=2&&t!==``);return t.length<3?!1:p`<nav class="contents" aria-labelledby="contents-title">
<h2 id="contents-title">On this page</h2>
<ul>
${t.map(({id:e,title:t,level:n})=>p`<li class="level-${n}"><a href="#${encodeURIComponent(e)}">${t}</a></li>\n`)}</ul>
</nav>
`}function Ze(e,t){if(t===void 0)return!1;let{document:n,archive:r}=t;return p`<section aria-labelledby="download-title">
<h2 id="download-title">Download</h2>
<ul class="plain">
<li><a href="${l(e,n)}" download>SKILL.md</a></li>
${r&&p`<li><a href="${l(e,r)}" download>Archive with all files</a></li>\n`}</ul>
</section>
`}let Qe={works:`Works`,changes:`Works with changes`,refused:`Refused`,"not-found":`Not found`};function $e(e,{clients:t}){if(e.compatibility.length===0)return!1;let n=new Map(t.map(({id:e,title:t})=>[e,t]));return p`<section aria-labelledby="compatibility-title">
<h2 id="compatibility-title">Compatibility</h2>
<ul class="plain clients">
${e.compatibility.map(({client:e,result:t,reason:r})=>p`<li><span class="client">${n.get(e)??e}</span> <span class="result ${t}">${Qe[t]}</span>${r!==null&&p`<span class="reason">${r}</span>`}</li>\n`)}</ul>
</section>
`}function et({path:e,plugin:t,fields:n}){let r=n.map(([e,t])=>[(0,O.p9)(e),t]);return p`<section aria-labelledby="details-title">
<h2 id="details-title">Details</h2>
<dl>
${[[`Path`,e],...t===null?[]:[[`Plugin`,t]],...r].map(([e,t])=>p`<div><dt>${e}</dt><dd>${t}</dd></div>\n`)}</dl>
</section>
`}function tt(e,t,n){return e.files.length<2?!1:p`<section aria-labelledby="files-title">
<h2 id="files-title">${_(e.files.length,`file`)}</h2>
<ul class="plain files">
${e.files.map(e=>p`<li>${nt(e,t,n)} <span class="size">${rt(e.bytes.length)}</span></li>\n`)}</ul>
</section>
`}function nt(e,t,n){let r=n.filePage(e),i=p`<span class="path">${e.path}</span>`;return r===void 0?i:p`<a href="${l(t,r)}">${i}</a>`}function rt(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function it(e,{findings:t},n){let r=t.filter(({skill:t,file:n})=>t===e.name&&n.startsWith(`${e.path}/`));return r.length!==0&&p`<section aria-labelledby="findings-title">
<h2 id="findings-title"><a href="${l(n,`findings.html`)}">${_(r.length,`finding`)}</a></h2>
<ul class="plain">
${r.map(({severity:e,message:t})=>p`<li><span class="severity ${e}">${e}</span> ${h(t)}</li>\n`)}</ul>
</section>
`}async function at(e,t){let n=new a(e),r=await we(e),i=new Map,o=(e,t)=>i.set(e,Buffer.from(t)),s=n=>o(n.path,se(n,e,t));s(me(e,n)),s(Ne(e)),s(ke(e,n));for(let t of e.skills){s(qe({skill:t,model:e,addresses:n,published:r.get(t)}));for(let e of t.files)n.filePage(e)!==void 0&&s(Je(t,e,n))}for(let{files:e}of r.values())for(let[t,n]of e)i.set(t,n);return o(`.well-known/agent-skills/index.json`,Ee(r.values(),t)),o(`skills.json`,De(e,n,r)),o(`llms.txt`,Oe(e,t,n,r)),ot(o,t),o(`assets/routing-data.js`,I(e,n)),o(`.nojekyll`,``),new Map([...i].sort(([e],[t])=>e<t?-1:1))}function ot(e,{isLive:t}){for(let[n,r]of Object.entries(Me))(n!==`live.js`||t)&&e(`assets/${n}`,r);e(`assets/icon.svg`,`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>rect{fill:#0b6a5d}@media(prefers-color-scheme:dark){rect{fill:#6fcbb8}}</style><rect x="3" y="4" width="18" height="4" rx="1.2"/><rect x="3" y="10" width="12" height="4" rx="1.2"/><rect x="3" y="16" width="15" height="4" rx="1.2"/></svg>
`)}function I(e,t){let n=e.skills.map(e=>({name:e.name,description:e.description,page:t.skillPage(e)})),r=JSON.stringify({skills:n,source:e.routing});return`globalThis.ROUTING = JSON.parse(${JSON.stringify(r)});\n`}var st=n(11130),ct=n(59152),lt=n(14318),ut=n(98635),dt=n(9349),ft=n(31769),L=n(36984),pt=n(27173),R=n(85431),z=n(65761);function mt(e){let t=ht(e).map(t=>({name:t.name,hasSkill:(0,z.sg)([t],e)})),n=new Map,r=t=>{let i=n.get(t);if(i!==void 0)return i;let a=(0,z.S6)(t,e).map(({value:e})=>e.name).find(e=>typeof e==`string`&&e!==``)??(t===`.`?null:r((0,R.gN)(t)));return n.set(t,a),a};return e=>t.find(({hasSkill:t})=>t(e))?.name??r(e)}function ht(e){return z.ro.flatMap(t=>z.U3[t].flatMap(n=>{let r=e.text(n);return((r===null?null:(0,z.QP)({client:t,file:n},r,e))?.plugins??[]).filter(({name:e})=>e!==``)}))}let B=16777216;async function gt(e){let t={operation:`register`,dryRun:!0,compatibility:!0},n=await(0,dt.x)({...e,...t}),{workspace:r}=e,{title:i,description:a}=(await(0,lt.M)(e)).site,o=Et(r,`README.md`)??``;return{title:i??Ie(o)??`Skills`,description:a??Le(o)??null,skills:_t(n,r,Ot(n)),invalidCount:n.report.summary.invalid,clients:Dt(n),findings:kt(n),routing:At(n)}}function _t({report:e},t,n){let r=e.skills.filter(({status:e,path:t})=>vt(e)&&!t.startsWith(`~/`)),i=mt((0,ut.g)(t)),a=r.map(({path:e})=>e);return r.flatMap(e=>yt(e,{workspace:t,directories:a,compatibility:n,pluginOf:i})??[]).sort((e,t)=>(0,L.n6)(e.name,t.name)||(0,L.n6)(e.path,t.path))}function vt(e){return e===`registered`||e===`updated`||e===`unchanged`}function yt({name:e,path:t},n){let r=bt(t,n),i=r.find(e=>e.path===`SKILL.md`);if(i===void 0)return;let{data:a,text:o,bodyStart:s}=(0,pt.vv)(i.bytes,`fallback`),c=a??{};return{name:e,path:t,description:(0,O.gF)(c.description).trim(),tags:Ct(c),plugin:n.pluginOf(t),fields:Tt(c),body:o.slice(s),files:r,compatibility:n.compatibility.get(t)??[]}}function bt(e,{workspace:t,directories:n}){let r=n.filter(t=>t!==e&&(0,R.Yw)(t,e)),i=(0,ct.o4)({directory:e},t).entries,a=i.some(({path:e})=>e===`SKILL.md`);return i.filter(({kind:t,path:n})=>t===`file`&&xt(n,e)).filter(({path:t})=>!r.some(n=>(0,R.Yw)((0,R.uJ)(e,t),n))).flatMap(({path:n})=>St(n,e,t)??[]).map(e=>!a&&e.path.toLowerCase()===`skill.md`?{...e,path:`SKILL.md`}:e).sort((e,t)=>(0,L.n6)(e.path,t.path))}function xt(e,t){return e.split(`/`).some(e=>e.startsWith(`.`)||e===`__pycache__`)?!1:t!==`.`||e.toLowerCase()===`skill.md`||/^(scripts|references|assets)\//.test(e)}function St(e,t,n){let r={maxBytes:B,followLinks:!1},i=n.read((0,R.uJ)(t,e),r);if(i.kind===`content`)return{path:e,bytes:i.bytes,isExecutable:i.isExecutable===!0}}function Ct(e){let t=V(e.metadata),n=[e.tags,t.tags,e.category,t.category].flatMap(wt);return[...new Set(n.map(e=>e.trim()).filter(e=>e!==``))]}function wt(e){return Array.isArray(e)?e.map(O.gF):typeof e==`string`?e.split(`,`):[]}function Tt(e){return Object.entries(e).flatMap(([e,t])=>e===`name`||e===`description`||e===`tags`||e===`category`?[]:e===`metadata`?Object.entries(V(t)).map(([e,t])=>[`metadata.${e}`,(0,O.gF)(t)]):[[e,(0,O.gF)(t)]])}function V(e){return typeof e==`object`&&e&&!Array.isArray(e)?e:{}}function Et(e,t){let n=e.read(t,{maxBytes:B,followLinks:!1});return n.kind===`content`?new TextDecoder().decode(n.bytes):null}function Dt({report:e}){return Object.keys(e.compatibility?.[0]?.clients??{}).map(e=>({id:e,title:(0,ft.U)(e).title}))}function Ot({report:e}){return new Map((e.compatibility??[]).map(({path:e,clients:t})=>[e,Object.entries(t).map(([e,{result:t,reason:n=null}])=>({client:e,result:t,reason:n}))]))}function kt({report:e}){return e.diagnostics.map(({rule:e,severity:t,skill:n,file:r,line:i,message:a,fix:o})=>({rule:e,severity:t,skill:n??null,file:r,line:i,message:a,fix:o}))}function At({report:e,manifest:t}){return(0,st.H)(t(),e.manifest)}var jt=n(37067),H=n(19473);let U=`127.0.0.1`,Mt={css:`text/css; charset=utf-8`,gz:`application/gzip`,html:`text/html; charset=utf-8`,js:`text/javascript; charset=utf-8`,json:`application/json; charset=utf-8`,md:`text/markdown; charset=utf-8`,svg:`image/svg+xml`,txt:`text/plain; charset=utf-8`};class Nt{#e;#t=new Set;#n=new Map;constructor(){this.#e=jt.createServer((e,t)=>this.#i(e,t))}async listen(e){await new Promise((t,n)=>{this.#e.once(`error`,t=>n(Ft(t,e))),this.#e.listen(e,U,t)})}get url(){return`http://${U}:${this.#r}/`}get#r(){return this.#e.address().port}publish(e){let t=this.#n.size>0&&!It(this.#n,e);if(this.#n=e,t)for(let e of this.#t)e.write(`event: change
data:

`)}async close(){for(let e of this.#t)e.end();let e=new Promise(e=>this.#e.close(()=>e()));this.#e.closeAllConnections(),await e}#i(e,t){t.setHeader(`X-Content-Type-Options`,`nosniff`),t.setHeader(`Cache-Control`,`no-store`),t.setHeader(`Content-Security-Policy`,`frame-ancestors 'none'`);let n=Pt(e.url);this.#o(e.headers.host)?e.method!==`GET`&&e.method!==`HEAD`?W(t,405,`Method not allowed`):n===`.events`?this.#s(t):this.#a(n,t):W(t,403,`Unknown host`)}#a(e,t){let n=e===``?`index.html`:e,r=n===void 0?void 0:this.#n.get(n);n===void 0||r===void 0?W(t,404,`Not found`):(t.setHeader(`Content-Type`,Mt[n.split(`.`).pop()]??`application/octet-stream`),t.end(r))}#o(e){return e===`${U}:${this.#r}`||e===`localhost:${this.#r}`}#s(e){e.setHeader(`Content-Type`,`text/event-stream`),e.flushHeaders(),this.#t.add(e),e.on(`close`,()=>this.#t.delete(e))}}function Pt(e){try{return decodeURIComponent(e.split(`?`,1)[0]).slice(1)}catch{return}}function W(e,t,n){e.writeHead(t,{"Content-Type":`text/plain; charset=utf-8`}).end(`${n}\n`)}function Ft(e,t){return e.code===`EADDRINUSE`?new H.eb(`Port ${t} is in use.`,`Choose another with --port, or --port 0 for any free one.`):e.code===`EACCES`?new H.eb(`Port ${t} needs more rights than you have.`,`Choose one above 1023 with --port.`):e}function It(e,t){if(e.size!==t.size)return!1;for(let[n,r]of e){let e=t.get(n);if(e===void 0||Buffer.compare(r,e)!==0)return!1}return!0}var G=n(73024),K=n(76760),Lt=n(73513);let q=`.skill-registrar-site.json`;function Rt(e,t,n){try{return zt(e,Bt(t,n))}catch(e){if(e instanceof H.eb)throw e;let{message:n}=e;throw new Lt.k(`The site cannot be written: ${n}`,t,{cause:e})}}function zt(e,t){let n=Wt(t),r=Vt(e,t,n);G.mkdirSync(t,{recursive:!0}),Q(t,qt(n,$(e)));for(let n of r)Ht(t,n,e.get(n));let i=Ut(e,t,n);return Q(t,$(e)),{written:r.length,unchanged:e.size-r.length,removed:i}}function Bt(e,t){let n=J(K.resolve(e)),r=J(K.resolve(t)),i=K.relative(n,r);if(i===``||!(i.startsWith(`..`)||K.isAbsolute(i)))throw new H.eb(`The site cannot be written to ${e}: that is the repository, or a directory above it.`,`Choose a directory for the site alone, such as --out public.`);let a=G.statSync(n,{throwIfNoEntry:!1});if(a!==void 0&&!a.isDirectory())throw new H.eb(`${e} is not a directory.`,`Choose another place with --out.`);return n}function J(e){try{return G.realpathSync(e)}catch(t){if(t.code!==`ENOENT`)throw t;return K.join(J(K.dirname(e)),K.basename(e))}}function Vt(e,t,n){let r=[],i=[];for(let[a,o]of e){let e=X(t,a);e===`missing`?r.push(a):e===`other`?i.push(a):e!==(0,S.ol)(o)&&(n.get(a)?.includes(e)?r:i).push(a)}if(i.length>0)throw Y(t,i);return r}function Y(e,t){let[n=``,...r]=t,i=r.length===0?``:` and ${r.length} more`;return new H.eb(`${K.join(e,n)}${i} would be overwritten, but was not written by an earlier build or was edited since.`,`Move it away, or choose an empty directory with --out.`)}function X(e,t){let n=t.split(`/`);for(let t=1;t<n.length;t++){let r=G.lstatSync(K.join(e,...n.slice(0,t)),{throwIfNoEntry:!1});if(r===void 0)return`missing`;if(!r.isDirectory())return`other`}let r=G.lstatSync(K.join(e,t),{throwIfNoEntry:!1});return r===void 0?`missing`:r.isFile()?(0,S.ol)(G.readFileSync(K.join(e,t))):`other`}function Ht(e,t,n){let r=K.join(e,t);G.mkdirSync(K.dirname(r),{recursive:!0}),G.writeFileSync(r,n)}function Ut(e,t,n){let r=0;for(let[i,a]of n)!e.has(i)&&a.includes(X(t,i))&&(G.rmSync(K.join(t,i)),Z(t,K.dirname(i)),r++);return r}function Z(e,t){if(t!==`.`){try{G.rmdirSync(K.join(e,t))}catch{return}Z(e,K.dirname(t))}}function Wt(e){let t=K.join(e,q),n=X(e,q);if(n===`missing`)return new Map;if(n===`other`)throw Y(e,[q]);try{let{files:e}=JSON.parse(G.readFileSync(t,`utf8`)),n=Object.entries(e).filter(([e])=>Gt(e));return new Map(n.map(([e,t])=>[e,[t].flat()]))}catch{throw new H.eb(`${t} is damaged: it does not say which files an earlier build wrote.`,`Choose an empty directory with --out, or delete the old site.`)}}function Gt(e){return/^[\w.-]+(\/[\w.-]+)*$/.test(e)&&!e.split(`/`).includes(`..`)}function Q(e,t){let n=Object.fromEntries([...t].sort(([e],[t])=>e<t?-1:1).map(([e,t])=>[e,Kt(t)]));G.writeFileSync(K.join(e,q),`${JSON.stringify({generator:`skill-registrar`,files:n},null,2)}\n`)}function Kt(e){return e.length===1?e[0]:e}function $(e){return new Map([...e].map(([e,t])=>[e,[(0,S.ol)(t)]]))}function qt(e,t){let n=new Set([...e.keys(),...t.keys()]);return new Map([...n].map(n=>[n,[...new Set([...e.get(n)??[],...t.get(n)??[]])]]))}})};