/** @jest-config-loader esbuild-register */
/** `npm run proof`: what sweeps rather than shows. Each proof has a short sibling in `npm test`, by the same functions. */
import path from 'node:path'
import type { Config } from 'jest'
import tests from '../../jest.config'

type Project = Exclude<NonNullable<Config['projects']>[number], string>

/** A project of the tests, with other files. */
function like(name: string, changes: Project): Project {
  const project = tests.projects?.find((one) => typeof one === 'object' && one.displayName === name)
  if (typeof project !== 'object') throw new Error(`jest.config.ts has no project '${name}'.`)
  return { ...project, ...changes }
}

const config: Config = {
  ...tests,
  rootDir: path.resolve(__dirname, '../..'),
  testTimeout: 600_000,
  projects: [
    like('server', { displayName: 'proof', testMatch: ['<rootDir>/__tests__/proof/*.test.ts'] }),
    like('unit', {
      displayName: 'proof page',
      testMatch: ['<rootDir>/__tests__/proof/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/'],
    }),
    // The properties that `npm test` tries a hundred times.
    like('server', {
      displayName: 'properties',
      globalSetup: undefined,
      globalTeardown: undefined,
      testMatch: [
        '<rootDir>/__tests__/{contract,server/nomina}/*.test.ts',
        '<rootDir>/__tests__/ui/{csv,figures,typedDate}.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/proof/many-runs.ts'],
    }),
  ],
}

export default config
