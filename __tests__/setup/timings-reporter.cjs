/**
 * Ends a run with where its time went: by project, in the slowest files, and in what was prepared before the first test. The same,
 * for every file, goes to `coverage/timings.json`.
 */
const { mkdirSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const ROOT = path.resolve(__dirname, '../..')
const OUTPUT = path.join(ROOT, 'coverage/timings.json')
const SLOWEST = 20

const inSeconds = (milliseconds) => Math.round(milliseconds / 100) / 10
const line = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}\n`

/** The files' seconds, and by project: added up, and from the first file's beginning to the last one's end. */
function timingsOf({ startTime, testResults }) {
  const files = {}
  const projects = {}
  for (const { displayName, perfStats, testFilePath } of testResults) {
    const project = displayName?.name ?? 'tests'
    const { start, end } = perfStats
    files[path.relative(ROOT, testFilePath)] = inSeconds(end - start)
    const sum = (projects[project] ??= { files: 0, sum: 0, start, end })
    projects[project] = {
      files: sum.files + 1,
      sum: sum.sum + end - start,
      start: Math.min(sum.start, start),
      end: Math.max(sum.end, end),
    }
  }
  return {
    wall: inSeconds(Date.now() - startTime),
    preparations: globalThis.testPreparations ?? {},
    projects: Object.fromEntries(
      Object.entries(projects).map(([name, { files: count, sum, start, end }]) => [
        name,
        { files: count, seconds: inSeconds(sum), wall: inSeconds(end - start) },
      ]),
    ),
    files: Object.fromEntries(Object.entries(files).sort(([, a], [, b]) => b - a)),
  }
}

module.exports = class Timings {
  onRunComplete(_contexts, results) {
    const timings = timingsOf(results)
    mkdirSync(path.dirname(OUTPUT), { recursive: true })
    writeFileSync(OUTPUT, JSON.stringify(timings, null, 2))
    const slowest = Object.entries(timings.files).slice(0, SLOWEST)
    process.stdout.write(
      [
        '\nWhere the time went\n',
        ...Object.entries(timings.preparations).map(([name, seconds]) => line(seconds, name)),
        ...Object.entries(timings.projects).map(([name, { files, seconds, wall }]) =>
          line(seconds, `${name}, ${files} files; ${wall} s from the first to the last`),
        ),
        'The slowest files\n',
        ...slowest.map(([name, seconds]) => line(seconds, name)),
      ].join(''),
    )
  }
}
