import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WorkspaceError } from '../../src/files/workspace.js';
import type { SiteFiles } from '../../src/site/model.js';
import { LISTING, writeSite } from '../../src/site/write-site.js';
import { UsageError } from '../../src/text/errors.js';
import { aFolder, writeFiles } from '../support/a-folder.js';

/** Where creating links needs special permission. */
const isWindows = process.platform === 'win32';

const site = (files: Readonly<Record<string, string>>): SiteFiles =>
  new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));

/** A repository with a directory for the site in it. */
function places() {
  const repository = aFolder({ 'skills/pdf/SKILL.md': 'x' });
  return { repository, out: path.join(repository, 'public') };
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.lstatSync(path.join(folder, name)).isFile() && name !== LISTING)
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

describe('writeSite', () => {
  it('writes the site, and nothing the second time', () => {
    const { repository, out } = places();
    const files = site({ 'index.html': 'a', 'skills/pdf.html': 'b' });
    expect(writeSite(files, out, repository)).toEqual({ written: 2, unchanged: 0, removed: 0 });
    const listing = read(out, LISTING);
    expect(writeSite(files, out, repository)).toEqual({ written: 0, unchanged: 2, removed: 0 });
    expect(read(out, LISTING)).toBe(listing);
  });

  it('removes files of an earlier build and empty directories, and keeps other files', () => {
    const { repository, out } = places();
    writeSite(site({ 'index.html': 'a', 'skills/old/x.html': 'b', 'skills/new.html': 'c' }), out, repository);
    writeFiles(out, { CNAME: 'skills.example.org', 'skills/mine.txt': 'mine' });
    const result = writeSite(site({ 'index.html': 'A', 'skills/new.html': 'c' }), out, repository);
    expect(result).toEqual({ written: 1, unchanged: 1, removed: 1 });
    expect(filesIn(out)).toEqual(['CNAME', 'index.html', 'skills/mine.txt', 'skills/new.html']);
    expect(fs.existsSync(path.join(out, 'skills/old'))).toBe(false);
    expect(writeSite(site({ 'skills/new.html': 'c' }), out, repository)).toMatchObject({ removed: 1 });
    expect(filesIn(out)).toEqual(['CNAME', 'skills/mine.txt', 'skills/new.html']);
  });

  it('counts the other files that it would overwrite', () => {
    const { repository, out } = places();
    writeFiles(out, { 'a.html': 'mine', 'b.html': 'mine', 'c.html': 'mine' });
    const files = site({ 'a.html': 'x', 'b.html': 'x', 'c.html': 'x' });
    expect(() => writeSite(files, out, repository)).toThrow(/a\.html and 2 more would be overwritten/);
  });

  it('keeps an edited page that a later build no longer has', () => {
    const { repository, out } = places();
    writeSite(site({ 'index.html': 'a', 'old.html': 'b' }), out, repository);
    writeFiles(out, { 'old.html': 'edited by hand' });
    expect(writeSite(site({ 'index.html': 'a' }), out, repository)).toMatchObject({ removed: 0 });
    expect(read(out, 'old.html')).toBe('edited by hand');
  });

  it.each([
    ['is not from an earlier build', { 'index.html': 'someone else’s' }, {}],
    ['was edited since', {}, { 'index.html': 'edited by hand' }],
  ])('writes nothing if a file %s', (_, before, after) => {
    const { repository, out } = places();
    writeFiles(out, { ...before });
    if (Object.keys(after).length > 0) {
      writeSite(site({ 'index.html': 'a' }), out, repository);
      writeFiles(out, { ...after });
    }
    const held = read(out, 'index.html');
    const writing = () => writeSite(site({ 'a.html': 'x', 'index.html': 'new' }), out, repository);
    expect(writing).toThrow(UsageError);
    expect(writing).toThrow(/index\.html would be overwritten/);
    expect(read(out, 'index.html')).toBe(held);
    expect(fs.existsSync(path.join(out, 'a.html'))).toBe(false);
  });

  it.skipIf(isWindows)('does not write through links', () => {
    const { repository, out } = places();
    const elsewhere = aFolder({ 'keep.txt': 'x' });
    fs.mkdirSync(out);
    fs.symlinkSync(elsewhere, path.join(out, 'skills'));
    expect(() => writeSite(site({ 'skills/pdf.html': 'x' }), out, repository)).toThrow(UsageError);
    expect(filesIn(elsewhere)).toEqual(['keep.txt']);
  });

  it.skipIf(isWindows)('does not write its file list through a link', () => {
    const { repository, out } = places();
    const elsewhere = aFolder({ 'keep.txt': 'x' });
    fs.mkdirSync(out);
    fs.symlinkSync(path.join(elsewhere, 'keep.txt'), path.join(out, LISTING));
    expect(() => writeSite(site({ 'index.html': 'x' }), out, repository)).toThrow(UsageError);
    expect(read(elsewhere, 'keep.txt')).toBe('x');
  });

  it('says why it cannot write', () => {
    const { repository } = places();
    const out = path.join(repository, 'skills/pdf/SKILL.md/site');
    expect(() => writeSite(site({ 'index.html': 'a' }), out, repository)).toThrow(WorkspaceError);
  });

  it('removes nothing outside its directory, whatever the file list says', () => {
    const { repository, out } = places();
    writeSite(site({ 'index.html': 'a' }), out, repository);
    const listing = JSON.parse(read(out, LISTING));
    writeFiles(repository, { 'victim.txt': 'a' });
    const digest = listing.files['index.html'];
    const files = {
      ...listing.files,
      '../victim.txt': digest,
      [path.join(repository, 'victim.txt')]: digest,
    };
    writeFiles(out, { [LISTING]: JSON.stringify({ ...listing, files }) });
    writeSite(site({ 'index.html': 'a' }), out, repository);
    expect(read(repository, 'victim.txt')).toBe('a');
  });

  it('rejects a damaged file list, and says what to do', () => {
    const { repository, out } = places();
    writeFiles(out, { [LISTING]: '{"files":' });
    const writing = () => writeSite(site({ 'index.html': 'a' }), out, repository);
    expect(writing).toThrow(expect.objectContaining({ fix: expect.stringContaining('--out') }));
  });

  it('continues after an interrupted build', () => {
    const { repository, out } = places();
    writeSite(site({ 'a.html': 'old', 'b.html': 'old' }), out, repository);
    const listing = JSON.parse(read(out, LISTING));
    const next = site({ 'a.html': 'new', 'b.html': 'new' });
    // As after the first of two files: the list has the bytes before and after.
    const other = aFolder();
    writeSite(next, path.join(other, 'out'), `${other}-elsewhere`);
    const after = JSON.parse(read(path.join(other, 'out'), LISTING));
    const both = Object.fromEntries(
      Object.keys(after.files).map((file) => [file, [listing.files[file], after.files[file]]]),
    );
    writeFiles(out, { 'a.html': 'new', [LISTING]: JSON.stringify({ ...listing, files: both }) });
    expect(writeSite(next, out, repository)).toEqual({ written: 1, unchanged: 1, removed: 0 });
    expect(read(out, 'b.html')).toBe('new');
  });

  it.each(['.', '..', 'skills/../'])('rejects %j, which is the repository or above it', (place) => {
    const { repository } = places();
    const writing = () => writeSite(site({ 'index.html': 'a' }), path.join(repository, place), repository);
    expect(writing).toThrow('that is the repository');
  });

  it.skipIf(isWindows)('rejects a link to the repository, and a file', () => {
    const { repository } = places();
    const link = path.join(aFolder(), 'link');
    fs.symlinkSync(repository, link);
    expect(() => writeSite(site({ 'index.html': 'a' }), link, repository)).toThrow('symbolic link');
    const file = path.join(aFolder({ out: 'x' }), 'out');
    expect(() => writeSite(site({ 'index.html': 'a' }), file, repository)).toThrow('is not a directory');
  });
});
