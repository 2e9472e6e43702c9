/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

// Dates are strings in this product, so no result may depend on the machine's zone.
process.env.TZ = 'UTC'

const base: Config = {
  rootDir: __dirname,
  roots: ['<rootDir>/__tests__'],
  transform: { '\\.[jt]sx?$': 'babel-jest', '\\.ttf$': '<rootDir>/__tests__/setup/font-file.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!.+\\.ttf$)'],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/__tests__/setup/font-address.ts',
    // What webpack makes a worker of, and jsdom has none.
    '/startWorker$': '<rootDir>/__tests__/setup/excel-worker.ts',
  },
  restoreMocks: true,
}

const config: Config = {
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/__tests__/setup/closing-line.cjs'],
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: '<rootDir>/__tests__/setup/jsdom-environment.ts',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/__tests__/(server|e2e|bench)/'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/unit.ts'],
    },
    {
      ...base,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/setup/server-global.ts',
      globalTeardown: '<rootDir>/__tests__/setup/server-global-teardown.ts',
    },
    {
      ...base,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/setup/e2e-global.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/e2e.ts'],
    },
  ],
}

export default config
