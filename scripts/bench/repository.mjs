import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BEFORE = ' for a ';
/** A word that the generator never uses, so that a run that was broken off is seen and undone. */
const AFTER = ' for just one ';

/** A corpus as a repository whose manifest and one of whose skills the contestants change. */
export class BenchRepository {
  #edited;
  #original;

  constructor(root) {
    this.root = root;
    this.manifest = join(root, 'skills', 'manifest.json');
    this.#edited = this.#findEditable();
    this.#original = readFileSync(this.#edited, 'utf8').replace(AFTER, BEFORE);
    this.restore();
  }

  get hasManifest() {
    return existsSync(this.manifest);
  }

  removeManifest() {
    rmSync(this.manifest, { force: true });
  }

  /** Rewords one description, back and forth. */
  changeOneSkill() {
    const current = readFileSync(this.#edited, 'utf8');
    const changed = current === this.#original ? current.replace(BEFORE, AFTER) : this.#original;
    writeFileSync(this.#edited, changed);
    return changed;
  }

  /** Makes it a git repository with one commit, for `--since`. */
  commit() {
    const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
    const git = (...args) => execFileSync('git', [...identity, ...args], { cwd: this.root, stdio: 'ignore' });
    this.forgetCommits();
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'corpus');
  }

  forgetCommits() {
    rmSync(join(this.root, '.git'), { recursive: true, force: true });
  }

  /** A contestant that did not do its work is not measured: the manifest must have every skill in its current state. */
  checkManifest(size) {
    const text = readFileSync(this.manifest, 'utf8');
    const count = JSON.parse(text).skills.length;
    if (count !== size) throw new Error(`${this.manifest} holds ${count} skills of ${size}.`);
    const isChanged = readFileSync(this.#edited, 'utf8') !== this.#original;
    if (text.includes(AFTER) !== isChanged)
      throw new Error(`${this.manifest} does not follow ${this.#edited}.`);
  }

  /** The corpus as it was generated, for the next run. */
  restore() {
    writeFileSync(this.#edited, this.#original);
    this.removeManifest();
    this.forgetCommits();
  }

  #findEditable() {
    const skills = join(this.root, 'skills');
    for (const name of readdirSync(skills).sort()) {
      const file = join(skills, name, 'SKILL.md');
      if (
        existsSync(file) &&
        /^---\n(?:(?!---).*\n){0,3}.* for (?:a|just one) /.test(readFileSync(file, 'utf8'))
      )
        return file;
    }
    throw new Error(`No skill under ${skills} has a description that can be changed.`);
  }
}
