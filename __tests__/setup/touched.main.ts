/** Runs the tests that the changes since the last commit ask for, on SQLite alone, and whether the table of rules still holds. */
import { execFileSync, spawnSync } from 'node:child_process'
import { testsFor } from './touched'

const lines = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...lines('diff', '--name-only', '--no-renames', 'HEAD'),
  ...lines('ls-files', '--others', '--exclude-standard'),
]
const patterns = [...new Set(changed.flatMap(testsFor))]
// The table of rules names tests of every subject.
const RULES = '__tests__/setup/rules.test.ts'

if (patterns.length === 0) {
  console.log('No test belongs to what has changed.')
} else {
  const projects = ['--selectProjects', 'unit', 'kit', 'server', '--passWithNoTests']
  const { status } = spawnSync('npx', ['jest', ...projects, '--', RULES, ...patterns], {
    stdio: 'inherit',
    env: { ...process.env, TEST_ENGINES: 'sqlite' },
  })
  process.exitCode = status ?? 1
}
