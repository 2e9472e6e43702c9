/** The tests that Stryker may run for a mutant, those that are related to its file: pure ones, so that hundreds of runs take minutes. */
export default {
  rootDir: '../..',
  roots: [
    '<rootDir>/__tests__/contract',
    '<rootDir>/__tests__/server/cierres',
    '<rootDir>/__tests__/server/nomina',
    '<rootDir>/src/contract',
    '<rootDir>/src/server/cierres',
    '<rootDir>/src/server/nomina',
  ],
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/__tests__/contract/{fechas,numeros,registradora}.test.ts',
    '<rootDir>/__tests__/server/cierres/figures.test.ts',
    '<rootDir>/__tests__/server/nomina/*.test.ts',
  ],
}
