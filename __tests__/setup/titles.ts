/** The titles of tests, as their sources have them. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as ts from 'typescript'

export const TESTS = path.resolve(__dirname, '..')

/** The name at the root of what is called: `test` of `test.each(cases)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isTaggedTemplateExpression(callee)) return calledName(callee.tag)
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
    ? calledName(callee.expression)
    : ''
}

/** A title as the source has it, whatever is put into it. */
const titleOf = (node: ts.Node | undefined, source: ts.SourceFile) =>
  node && ts.isStringLiteralLike(node)
    ? node.text
    : node && ts.isTemplateExpression(node)
      ? node.getText(source).slice(1, -1)
      : undefined

/** The titles of the tests that a source declares, each after those of the `describe` around it. */
function declaredIn(source: ts.SourceFile): string[][] {
  const titles: string[][] = []
  const visit = (node: ts.Node, around: readonly string[]) => {
    let within = around
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const name = calledName(node.expression)
      const title = titleOf(node.arguments[0], source)
      if (title !== undefined && ['describe', 'it', 'test'].includes(name)) {
        within = [...around, title]
        if (name !== 'describe') titles.push([...within])
      }
    }
    ts.forEachChild(node, (child) => visit(child, within))
  }
  visit(source, [])
  return titles
}

const withEnding = (file: string, endings: readonly string[]) =>
  endings.map((ending) => file + ending).find(existsSync)

/** The files of ours below __tests__ that a source imports. */
const importedBy = (source: ts.SourceFile) =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const file = path.resolve(path.dirname(source.fileName), statement.moduleSpecifier.text)
    return (file.startsWith(TESTS) && withEnding(file, ['.ts', '.tsx'])) || []
  })

const known = new Map<string, { titles: string[][]; imported: string[] }>()

/** Tests that a file declares, and its imports. */
function read(file: string) {
  const before = known.get(file)
  if (before) return before
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const what = { titles: declaredIn(source), imported: importedBy(source) }
  known.set(file, what)
  return what
}

/**
 * The titles of what a file runs, named as a row names it; undefined where there is no such file. Several files may share the
 * function that declares their tests, which they import.
 */
export function titlesIn(name: string): string[][] | undefined {
  const file = withEnding(path.join(TESTS, name), ['.test.ts', '.test.tsx'])
  return file ? [file, ...read(file).imported].flatMap((one) => read(one).titles) : undefined
}
