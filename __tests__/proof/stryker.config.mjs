/**
 * `npm run mutants`: breaks one thing at a time in what computes money and days, and says how many of the breaks a test
 * notices.
 */
export default {
  mutate: [
    'src/contract/{cierres,efectivo,fechas,numeros,registradora}.ts',
    'src/server/cierres/figures.ts',
    'src/server/nomina/*.ts',
  ],
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    configFile: '__tests__/proof/mutants.jest.config.mjs',
  },
  // A busy machine is no reason to count a mutant as noticed; one that never ends is stopped by the number of its turns.
  timeoutMS: 60_000,
  // Directory that git, ESLint and Prettier leave alone.
  tempDirName: 'coverage/mutants',
  // It would need TypeScript to rewrite tsconfig.json, which no test reads.
  ignorePatterns: ['/coverage', '/data', '/dist', '/docs', '/public', '/tsconfig.json'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'coverage/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 100, low: 91, break: 91 },
}
