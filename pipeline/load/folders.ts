/** Lists the folders of the content, each once, and finds files that no collection reads. */
import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compareText, type Finding } from '../findings/finding.ts';
import { suggestionLines } from '../findings/suggest.ts';
import { fileFinding, systemErrorCode } from './read-text.ts';
import { REVIEWED_FOLDER } from './reviewed.ts';
import { VERBATIM_FILES_FOLDER } from './verbatim-files.ts';

export const DRAWINGS_FOLDER = 'dibujos';

/** Folders of the content that contain no collection. */
const NOT_READ = new Set([REVIEWED_FOLDER, VERBATIM_FILES_FOLDER, DRAWINGS_FOLDER]);

export class FolderReader {
  /** Findings about folders that cannot be listed. */
  readonly findings: Finding[] = [];
  readonly #root: string;
  readonly #label: string;
  readonly #names = new Map<string, readonly string[]>();
  readonly #isInside = new Map<string, boolean>();
  readonly #unlisted = new Set<string>();

  /**
   * @param root the data folder
   * @param label name of the data folder in messages ("data")
   */
  constructor(root: string, label: string) {
    this.#root = root;
    this.#label = label;
  }

  /** Names in a folder, sorted; empty if it does not exist or cannot be listed. */
  list(folder: string): readonly string[] {
    const listed = this.#names.get(folder);
    if (listed !== undefined) return listed;
    const path = join(this.#root, folder);
    let names: string[] = [];
    try {
      names = readdirSync(path).sort(compareText);
    } catch (error) {
      // A folder that does not exist has no entries; missing single files are reported on their own.
      if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
        this.#unlisted.add(folder);
        this.findings.push(
          fileFinding(
            `${this.#label}/${folder}`,
            `the folder cannot be listed (${systemErrorCode(error)})`,
            ['Name a readable folder, not a file or a broken link.'],
          ),
        );
      }
    }
    this.#names.set(folder, names);
    return names;
  }

  /**
   * The folders that a pattern matches: the folder itself or, if the pattern ends with `*`, every folder in its parent.
   */
  under(pattern: string): readonly string[] {
    if (!pattern.endsWith('/*')) return [pattern];
    const above = pattern.slice(0, -2);
    return this.list(above)
      .map((name) => pathIn(above, name))
      .filter((path) => !isIgnored(path) && this.#isFolder(path));
  }

  #isFolder(path: string): boolean {
    return statSync(join(this.#root, path), { throwIfNoEntry: false })?.isDirectory() === true;
  }

  /** True if a folder exists but cannot be listed. For a pattern: its parent, or a folder that it matches. */
  isUnlisted(pattern: string): boolean {
    return [pattern.replace(/\/\*$/, ''), ...this.under(pattern)].some((folder) =>
      this.#unlisted.has(folder),
    );
  }

  /** True if a folder is inside the data folder, and not a link that leads out of it. */
  isInside(folder: string): boolean {
    const checked = this.#isInside.get(folder);
    if (checked !== undefined) return checked;
    const root = realpathSync(this.#root);
    const path = realpathSync(join(root, folder));
    const isInside = path === root || path.startsWith(root + sep);
    this.#isInside.set(folder, isInside);
    return isInside;
  }

  /**
   * Reports files and folders that no collection reads: most likely they are misnamed or misplaced.
   * @param read paths that a collection reads
   */
  strayFiles(read: ReadonlySet<string>): Finding[] {
    return [...this.#names].flatMap(([folder, names]) =>
      names
        .filter((name) => !isIgnored(name))
        .map((name) => pathIn(folder, name))
        .filter((path) => !read.has(path) && !this.#names.has(path) && !NOT_READ.has(path))
        .map((path) => this.#strayFile(path)),
    );
  }

  /**
   * Suggests folders for a stray file: the folders in its own folder if records are folders there, or else, for a
   * Markdown file, the folders with other texts.
   */
  #foldersBeside(path: string): string[] {
    const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const beside = [...this.#names.keys()].filter(
      (folder) => above !== '' && folder.startsWith(`${above}/`),
    );
    if (beside.length > 0) return [`It may belong in one of these folders: ${beside.join(', ')}.`];
    const ending = /\.[^.]+$/.exec(path)?.[0] ?? '/';
    const alike = [...this.#names]
      .filter(([folder, names]) => folder !== above && names.some((name) => name.endsWith(ending)))
      .map(([folder]) => folder)
      .filter((folder) => folder !== '' && !folder.includes('/'));
    return ending !== '.md' || alike.length === 0
      ? []
      : [`Texts are in these folders: ${alike.join(', ')}. Move it into the one it belongs to.`];
  }

  #strayFile(path: string): Finding {
    const info = lstatSync(join(this.#root, path), { throwIfNoEntry: false });
    const isFolder = info?.isDirectory() === true;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return {
      rule: 'load/stray-file',
      severity: 'warning',
      title: isFolder
        ? `the folder ${path} belongs to no collection, so nothing in it is read`
        : `${name} belongs to no collection, so nothing reads it`,
      at: { file: `${this.#label}/${path}`, urls: [] },
      related: [],
      help: [
        ...(isFolder
          ? suggestionLines(path, this.#names.keys())
          : [...withOtherEnding(name), ...this.#foldersBeside(path)].slice(0, 1)),
        'Only the folders and endings of schemas/collections.ts are read. If it is not content, move it out of the data folder.',
      ],
    };
  }
}

/** Corrects endings: file managers that hide extensions save `reglas-07.json.txt`, and some systems ignore case. */
function withOtherEnding(name: string): string[] {
  const [, stem, ending, more] = /^(.+)\.(json|md)(\.txt)?$/i.exec(name) ?? [];
  if (stem === undefined || ending === undefined) return [];
  const meant = `${stem}.${ending.toLowerCase()}`;
  if (meant === name) return [];
  return [
    `Rename it to ${meant}${more === undefined ? '' : ': it has one file extension too many'}.`,
  ];
}

/** Hidden files and the backup copies of editors. */
const isIgnored = (path: string): boolean => /(?:^|\/)\.[^/]*$|~$/.test(path);

/** Path below the data folder; `''` is the data folder itself. */
export const pathIn = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;
