import { agentSkills } from './agent-skills.js';
import { cleo } from './cleo.js';
import { clientProfile } from './client-profile.js';
import { CLIENTS } from './clients.js';
import { codelia } from './codelia.js';
import { harness } from './harness.js';
import { pipeline } from './pipeline.js';
import type { Profile } from './profile.js';
import { toolset } from './toolset.js';

/** The profiles that ship: the default one, the systems of the design documents, the clients people run. */
export const PROFILES: readonly Profile[] = [
  agentSkills,
  cleo,
  pipeline,
  harness,
  toolset,
  codelia,
  ...CLIENTS.map(clientProfile),
];

/** The profile that applies when nothing says otherwise. */
export const DEFAULT_PROFILE: Profile = agentSkills;

/** The shipped profile of that name, if there is one. */
export function profileById(id: string): Profile | undefined {
  return PROFILES.find((profile) => profile.id === id);
}
