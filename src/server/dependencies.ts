import type {} from 'fastify'
import { type Accion } from '../contract/permisos'
import { type Config } from './config'
import { type Nouns } from './db/changes/noun'
import { type Snapshots } from './db/types'
import { type Imports } from './imported'
import { type FairQueue } from './streaming/fair-queue'
import { type SnapshotReader } from './streaming/snapshots'

/** Passed to the routes of every noun. */
export interface Dependencies extends Snapshots {
  nouns: Nouns & Imports
  /** Reads long lists in pieces. Only a few are read at once, and fewer for one user, who is told by any text. */
  readSnapshotFor: (user: string) => SnapshotReader
  /** Turns to draw PDFs: a few at once, fewer of one user. */
  pdfQueue: FairQueue
  config: Config
  /** With which the first administrator is created, while there are no users. */
  firstAdminCode?: string
  /** The company's day, `YYYY-MM-DD`. */
  today: () => string
  /** The present instant. */
  clock: () => Date
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The action of `contract/permisos` that the person must be allowed. Without it any session may, which is accepted only for
     * reading; a writing route open to any session says 'sesion'.
     */
    permiso?: Accion | 'sesion'
    /** No session is needed. */
    isPublic?: boolean
    /** The page makes the call by itself: it is no sign that the person is at work. */
    isAutomatic?: boolean
    /** Tells that the route stores the `Idempotency-Key` of its calls itself, or none. */
    keepsKeys?: boolean
    /** Open also to a person whose password has to be changed first. */
    withProvisionalClave?: boolean
  }
}
