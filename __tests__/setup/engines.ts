export type Engine = 'sqlite' | 'postgres'

const ALL: readonly Engine[] = ['sqlite', 'postgres']

/** The databases for a rule that one of them could break: both, or those that TEST_ENGINES names (separated by commas). */
export const ENGINES: readonly Engine[] = process.env.TEST_ENGINES
  ? ALL.filter((engine) => process.env.TEST_ENGINES?.split(',').includes(engine))
  : ALL

/** The database for a rule that none could break. */
export const ANY_ENGINE: Engine = ENGINES[0] ?? 'sqlite'
