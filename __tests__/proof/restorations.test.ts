import { ENGINES } from '../setup/databases'
import {
  eachWithTwoDatabases,
  killRestorations,
  LEVELS,
  restoreBroken,
  restoreFromLevel,
} from './restorations'

const CUTS = Array.from({ length: 40 }, (_, cut) => cut / 40)
const KILLS = 30

describe.each(ENGINES)('a restoration on %s', (engine) => {
  const databases = eachWithTwoDatabases(engine)

  it.each(LEVELS)('brings a backup of level %s back and up to date', (level) =>
    restoreFromLevel(databases, level),
  )

  it('changes nothing when it fails, however much of the backup is there', () =>
    restoreBroken(databases, [...CUTS, 0.99]))

  it('leaves the one or the other whole, whenever it is killed', () => killRestorations(databases, KILLS))
})
