/**
 * Options of calls that are some of many: they have no toast of their own and leave no trace in the store, because whoever makes
 * them says how all of them ended.
 */
export const UNTRACKED = { track: false } as const

/** Options of a query whose answer must be of now, and that nobody goes on watching. */
export const FRESH = { forceRefetch: true, subscribe: false } as const
