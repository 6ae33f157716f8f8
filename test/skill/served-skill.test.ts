import { describe, expect, it } from 'vitest';
import { whyNotServed } from '../../src/skill/served-skill.js';

const files = (count: number, size = 1) => Array.from({ length: count }, () => ({ size }));
const MIB = 1024 * 1024;

describe('a skill over MCP', () => {
  it.each([
    [{ name: 'pdf', description: 'x' }, files(512), null],
    [{ name: 'größe-2', description: '' }, files(1), null],
    [{ name: 'pdf', description: 'x' }, files(513), 'it has 513 files, more than 512'],
    [{ name: 'pdf', description: 'x' }, files(16, MIB), null],
    [{ name: 'pdf', description: 'x' }, [...files(16, MIB), ...files(1)], 'it is larger than 16 MiB'],
    [{ name: 'pdf' }, files(1), 'it has no name or no description'],
    [{ name: 'PDF Tools', description: 'x' }, files(1), 'its name is not one that Agent Skills allows'],
    [{ name: 'a--b', description: 'x' }, files(1), 'its name is not one that Agent Skills allows'],
    [{ name: 'a'.repeat(65), description: 'x' }, files(1), 'its name is not one that Agent Skills allows'],
  ])('%j with its files is served, or the reason says why not', (fields, list, reason) => {
    expect(whyNotServed(fields, list)).toBe(reason);
  });
});
