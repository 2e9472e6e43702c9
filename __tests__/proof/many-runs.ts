import fc from 'fast-check'

// A property is tried a hundred times unless it is told otherwise.
fc.configureGlobal({ numRuns: 10_000 })
