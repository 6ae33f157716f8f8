const list = (text) => text.trim().split(/\s+/);

export const ACTIONS = list(`
  analyze audit build check clean collect compare compile convert coordinate create debug decompose deploy
  design discover document draft edit evaluate execute explain explore export extract fetch fill filter find
  fix format generate guide implement import improve index inspect install investigate lint load manage map
  measure merge migrate monitor notify optimize orchestrate organize package parse plan profile publish query
  refactor release render repair report research resize review route run scaffold schedule search secure
  simulate sort specify split summarize sync test trace transform translate triage tune update validate verify
  visualize write`);

export const DOMAINS = list(`
  accessibility account address agenda airflow alert android ansible api archive article asset auth azure backlog
  backup badge balance bank bash bats benchmark billing blog board bookmark branch brand brief browser bucket
  budget bug bundle cache calendar campaign canvas card catalog changelog channel chart chat checklist chunk
  citation cleanup client cloud cluster code color comment commit compliance component config consent contact
  container content contract cookie copy course coverage crate cron currency customer dashboard data database
  dataset deadline dependency desktop device diagram dialog diff digest docker docs docx domain dotnet duckdb
  email embedding endpoint engine entity epic error event evidence excel experiment expense extension feature
  feed figma finance firewall flag font forecast form forum frame frontend function gateway git glossary golang
  grade grafana graph graphql grid guideline header helm hiring hook html icon image incident index ingress
  insight interview inventory invoice issue java jira journal json jupyter kafka kernel keyboard kotlin kubernetes
  label lambda landing latency latex layout lead ledger legal lesson library license link linux locale log logo
  loop mail manifest map markdown market meeting memo memory menu mesh message metric migration mobile model module
  mongo mysql navigation network newsletter node notebook notion oauth offer onboarding openapi order outline
  package page palette password patch payment pdf performance permission persona pipeline playlist plugin podcast
  policy portfolio poster postgres prompt proposal protocol proxy purchase python quality queue quiz quote react
  recipe record redis refund region registry regression release report repository request resume retro review risk
  roadmap robot route rubric ruby runbook rust sales sandbox schema scope screen script secret security sentiment
  seo server session sheet shell shipping signal site sketch slack slide snapshot socket spec sprint sql stack
  standup statement status storage story stream style subnet subtitle supplier support survey swift table tag task
  tax team telemetry template tenant terraform theme thread ticket timeline timer token tooling topic tracing
  training travel trend trigger tutorial typescript upload usage vault vector vendor version video viewport vue
  wallet warehouse webhook website widget wiki window workflow workspace yaml zone`);

export const KINDS = list(`
  assistant agent auditor builder checker coach collector companion converter coordinator executor expert explorer
  formatter generator guide helper inspector kit lab linter manager mapper monitor navigator planner playbook
  reporter reviewer runner specialist studio tester toolkit tracker translator tutor validator writer wizard`);

export const TAGS = list(`
  research testing documentation planning release security writing frontend backend data automation design review
  finance legal devops cloud migration performance quality analytics mobile support education`);

export const PROSE = list(`
  the a each every one this that result input output file folder step change value report person team reader field
  before after when while until without inside between against under with for from into through only never always
  often first last next small large clear exact missing broken stable public private local remote short long plain
  write read keep check compare name list count explain collect move remove add use show ask answer follow prefer
  avoid measure decide confirm repeat return open close record note example reason limit default option command test
  section table number date path line character image link source target owner review release draft version history
  error warning message log cause fix question request response client server page document format style template
  rule case order group level part whole detail summary goal plan task work time cost risk quality because so and or
  but then if unless together again instead`);

/** Phrases that are not ASCII: a few skills are written in other languages or use typographic characters. */
export const FOREIGN = [
  'Übersicht über die Größe der Tabellen — geprüft für Köln',
  'résumé détaillé de l’équipe, déjà vérifié',
  '変更点を短くまとめ、理由を添える',
  'проверить каждую строку и записать причину',
  'naïve façade → “quoted” … ✓',
  '🚀 ready to ship 🎯',
];
