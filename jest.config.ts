/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { modulesFrom } from './__tests__/setup/bundles'
import { ENGINES } from './__tests__/setup/engines'

// Dates are strings in this product, so no result may depend on the machine's zone.
process.env.TZ = 'UTC'
// Tells the workers what is of this run.
process.env.TEST_RUN = String(Date.now())

const base: Config = {
  rootDir: __dirname,
  roots: ['<rootDir>/__tests__'],
  transform: { '\\.[jt]sx?$': 'babel-jest', '\\.ttf$': '<rootDir>/__tests__/setup/font-file.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!.+\\.ttf$|saxen/)'],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/__tests__/setup/font-address.ts',
    '/realApp$': '<rootDir>/__tests__/setup/server-of-worker.cjs',
    // Stands in for webpack's worker, which jsdom has not.
    '/startWorker$': '<rootDir>/__tests__/setup/files-worker.ts',
  },
  restoreMocks: true,
}

const page: Config = {
  ...base,
  testEnvironment: '<rootDir>/__tests__/setup/jsdom-environment.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/unit.ts'],
}

/** Every screen and dialog once, where React's development build looks for what it warns of. */
const DEVELOPMENT = [
  '__tests__/app/other-host\\.test\\.tsx$',
  // Icons bear their names in the development build alone.
  '__tests__/especificacion/2-(asistencias|pasajes)\\.test\\.tsx$',
]

/** Rules of several writers or processes at once, which SQLite has none of; left out where PostgreSQL is not asked for. */
const POSTGRES = '\\.postgres\\.test\\.ts$'

const config: Config = {
  testTimeout: 30_000,
  // As many workers as cores, each begun anew once it holds more than this: with a browser they stay under 4 GB.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  reporters: [
    'default',
    '<rootDir>/__tests__/setup/timings-reporter.cjs',
    '<rootDir>/__tests__/setup/closing-line.cjs',
  ],
  projects: [
    {
      ...page,
      displayName: 'unit',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/__tests__/(server|e2e|bench|proof)/', ...DEVELOPMENT],
      moduleNameMapper: { ...page.moduleNameMapper, ...modulesFrom('page') },
      globalSetup: '<rootDir>/__tests__/setup/unit-global.ts',
      setupFilesAfterEnv: [...page.setupFilesAfterEnv!, '<rootDir>/__tests__/setup/shipped-react.ts'],
    },
    {
      // React's development build, whose warnings fail a test.
      ...page,
      displayName: 'development',
      testRegex: DEVELOPMENT,
      moduleNameMapper: { ...page.moduleNameMapper, ...modulesFrom('development') },
      globalSetup: '<rootDir>/__tests__/setup/development-global.ts',
      setupFilesAfterEnv: [...page.setupFilesAfterEnv!, '<rootDir>/__tests__/setup/warnings.ts'],
    },
    {
      ...base,
      displayName: 'server',
      testEnvironment: '<rootDir>/__tests__/setup/node-environment.ts',
      testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...(ENGINES.includes('postgres') ? [] : [POSTGRES])],
      moduleNameMapper: { ...base.moduleNameMapper, ...modulesFrom('server') },
      globalSetup: '<rootDir>/__tests__/setup/server-global.ts',
      globalTeardown: '<rootDir>/__tests__/setup/server-global-teardown.ts',
    },
    {
      ...base,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/__tests__/setup/browser-environment.ts',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '^playwright-core$': '<rootDir>/__tests__/setup/playwright-of-worker.cjs',
      },
      globalSetup: '<rootDir>/__tests__/setup/e2e-global.ts',
      globalTeardown: '<rootDir>/__tests__/setup/e2e-global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/e2e.ts'],
    },
  ],
}

export default config
