/** How often an open stream is looked after, in milliseconds. */
export interface Intervals {
  /** The record of changes is read though nobody said that there are any. */
  reading: number
  /** A sign of life is sent, for proxies and for the client. */
  heartbeat: number
  /** The sign-in that opened it is looked up. */
  sesiones: number
}

/** The heartbeat is well within the minute after which a silent connection ends. */
export const INTERVALS: Intervals = { reading: 10_000, heartbeat: 15_000, sesiones: 4000 }
