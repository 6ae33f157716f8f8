/**
 * The peer in one process: `validate` of skills-ref over every skill. All at once is its faster way, by half.
 * Usage: node peer.mjs <repository>
 */
import { readdirSync } from 'node:fs';
import { validate } from 'skills-ref';

const skills = `${process.argv[2]}/skills`;
const names = readdirSync(skills).filter((name) => !name.includes('.'));
const answers = await Promise.all(names.map((name) => validate(`${skills}/${name}`)));
if (answers.length === 0) process.exitCode = 1;
