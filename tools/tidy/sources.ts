/** What the tidy rules look at: every text file of the project that is not ignored, read once. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface Source {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** A rule looks at all files and gives one sentence for each thing that it found. */
export type Rule = (sources: readonly Source[]) => string[]

const TEXT = /\.(?:[cm]?[jt]sx?|json|sql|css|html|md)$/

/** Files that git knows or would take in: what is ignored is nobody's style. */
export function readSources(root: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return listed
    .split('\0')
    .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
    .filter((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** TypeScript and JavaScript. */
export function isCode(source: Source): boolean {
  return /\.[cm]?[jt]sx?$/.test(source.path)
}

/** A test, or what tests share (`testing.ts`, and the folders of their houses). */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|[/-])testing\.ts$|\/testing\/[^/]+\.ts$/.test(path)
}

export function roomOf(path: string): string {
  return path.split('/')[0] ?? ''
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const imports = new WeakMap<Source, readonly string[]>()

/** The specifiers that a file imports, re-exports or loads later; found once, for many rules ask. */
export function importsOf(source: Source): readonly string[] {
  const known = imports.get(source)
  if (known) return known
  const found = ts.preProcessFile(source.text, true, true).importedFiles.map((file) => file.fileName)
  imports.set(source, found)
  return found
}

const trees = new WeakMap<Source, ts.SourceFile>()

export function treeOf(source: Source): ts.SourceFile {
  const known = trees.get(source)
  if (known) return known
  const kind = /x$/.test(source.path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, kind)
  trees.set(source, tree)
  return tree
}

/** Visits every node of a file. */
export function visit(source: Source, seen: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    seen(node)
    ts.forEachChild(node, walk)
  }
  walk(treeOf(source))
}

/** `path:line` of a node, as editors and terminals open it. */
export function placeOf(source: Source, node: ts.Node): string {
  const tree = treeOf(source)
  return `${source.path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`
}

/** A rule, files that break it, and files like them that do not. */
export interface Planted {
  readonly rule: Rule
  readonly breaks: Readonly<Record<string, string>>
  readonly keeps: Readonly<Record<string, string>>
}
