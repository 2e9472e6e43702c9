/** The tables of docs/tests.md, held true: the file of each row is there and has one test of that title. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TESTS, titlesIn } from './titles'

const SUITE = 'especificacion'
const DOCUMENT = path.resolve(TESTS, '../docs/tests.md')

interface Row {
  section: string
  rule: string
  floor: string
  file: string
  title: string
}

/** The cells of a table's line; a bar within one is written \|. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** The rows of every table that begins with the column 'Rule'. */
function rowsOf(document: string): Row[] {
  const rows: Row[] = []
  let section = ''
  let within = false
  for (const line of document.split('\n')) {
    section = /^#+ (.+)/.exec(line)?.[1] ?? section
    const [rule = '', floor = '', file = '', title = ''] = line.startsWith('|') ? cellsOf(line) : []
    if (rule === 'Rule') within = true
    else if (!rule) within = false
    else if (within && !/^-+$/.test(rule)) rows.push({ section, rule, floor, file: file.slice(1, -1), title })
  }
  return rows
}

const BETWEEN = ' › '
/** The tests of a file that a title means: by its whole title, or by its own where no whole one is so. */
function meant(file: string, title: string): string[] {
  const titles = titlesIn(file) ?? []
  const whole = titles.filter((one) => one.join(BETWEEN) === title)
  return (whole.length > 0 ? whole : titles.filter((one) => one.at(-1) === title)).map((one) =>
    one.join(BETWEEN),
  )
}

const rows = rowsOf(readFileSync(DOCUMENT, 'utf8'))
/** The files of the specification's own suite. */
const ownSuite = readdirSync(path.join(TESTS, SUITE), { recursive: true, encoding: 'utf8' }).map((name) =>
  path.join(SUITE, name),
)

test('each row of docs/tests.md names one test of a file that is there', () => {
  const lost = rows.flatMap(({ rule, file, title }) => {
    const count = meant(file, title).length
    if (count === 1) return []
    return `${rule}: ${titlesIn(file) ? `${file} has ${count} tests '${title}'` : `no file ${file}`}`
  })
  expect(lost).toEqual([])
})

test('a rule stands once in its section, on the floor of its file', () => {
  expect(rows.length).toBeGreaterThan(250)
  const names = rows.map(({ section, rule }) => `${section}: ${rule}`)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  const astray = rows.filter(({ floor, file }) => {
    const floors = file.startsWith('e2e/')
      ? ['browser']
      : file.startsWith('server/')
        ? ['pure', 'server']
        : ['pure', 'page']
    return !floors.includes(floor)
  })
  expect(astray).toEqual([])
})

test('each test of the specification’s own suite has a row', () => {
  const named = new Set(
    rows.flatMap(({ file, title }) => meant(file, title).map((one) => `${file}${BETWEEN}${one}`)),
  )
  const tests = ownSuite
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => name.replace(/\.test\.tsx?$/, ''))
    .flatMap((file) => (titlesIn(file) ?? []).map((one) => [file, ...one].join(BETWEEN)))
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((one) => !named.has(one))).toEqual([])
})

test('each call of section 7 has a row', () => {
  const sources = ownSuite.filter((name) => /(?<!\.test)\.ts$/.test(name))
  const calls = sources.flatMap((name) => {
    const source = readFileSync(path.join(TESTS, name), 'utf8')
    // As the specification has them, without the prefix of our own server.
    return [...source.matchAll(/'((?:GET|POST|PUT|DELETE) \/(?!api\/)[^']*)'/g)].map(
      ([, call]) => `\`${call}\``,
    )
  })
  const named = rows.filter(({ section }) => section.startsWith('7.')).map(({ rule }) => rule.split(': ')[0])
  expect(new Set(calls).size).toBe(41)
  expect(calls.filter((call) => !named.includes(call))).toEqual([])
})
