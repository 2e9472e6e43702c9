export type Engine = 'sqlite' | 'postgres'

const ALL: readonly Engine[] = ['sqlite', 'postgres']

/** The databases that the server's tests run on: both, or those that TEST_ENGINES names (separated by commas). */
export const ENGINES: readonly Engine[] = process.env.TEST_ENGINES
  ? ALL.filter((engine) => process.env.TEST_ENGINES?.split(',').includes(engine))
  : ALL
