/** Runs the tests that the changes since the last commit ask for, on SQLite alone. */
import { execFileSync, spawnSync } from 'node:child_process'
import { testsFor } from './touched'

const lines = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...lines('diff', '--name-only', '--no-renames', 'HEAD'),
  ...lines('ls-files', '--others', '--exclude-standard'),
]
const patterns = [...new Set(changed.flatMap(testsFor))]

if (patterns.length === 0) {
  console.log('No test belongs to what has changed.')
} else {
  const projects = ['--selectProjects', 'unit', 'development', 'server', '--passWithNoTests']
  const { status } = spawnSync('npx', ['jest', ...projects, '--', ...patterns], {
    stdio: 'inherit',
    env: { ...process.env, TEST_ENGINES: 'sqlite' },
  })
  process.exitCode = status ?? 1
}
