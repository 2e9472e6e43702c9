import { LIMITE_DE_EVENTOS, type Evento } from '../../contract/eventos'
import { puedeLeer } from '../../contract/permisos'
import { type Db } from '../db/types'
import { HttpError } from '../http/errors'
import { isCurrent, inSeconds } from '../sesion/token'
import { findBySesion } from '../sesion/usuarios'
import { readEventos, type ChangeFeed } from './feed'
import { type Intervals } from './intervals'
import { HEARTBEAT, encode, encodeEventos } from './messages'
import { EventStream, type Reader } from './stream'

/** Streams of one person, whose browsers have one each (over plain http, one for each visible tab), and of the process. */
const MAX_OF_PERSON = 12
const MAX_OPEN = 1000

interface Options {
  db: Db
  feed: ChangeFeed
  intervals: Intervals
  clock: () => Date
  onFailure: (error: unknown) => void
}

const knownTo = ({ usuario }: Reader, eventos: readonly Evento[]) =>
  eventos.filter(({ sustantivo }) => puedeLeer(usuario.roles, sustantivo))

/** Where it begins, and what was stored after that up to `until`; what comes later is sent as it comes. */
async function firstMessages(db: Db, reader: Reader, desde: number, until: number) {
  const start = encode({ event: 'inicio', data: { secuencia: desde } }, desde)
  if (desde === until) return [start]
  const after = { after: desde, until, limit: LIMITE_DE_EVENTOS + 1 }
  const eventos = desde < until ? await readEventos(db, after) : []
  if (eventos.length === 0 || eventos.length > LIMITE_DE_EVENTOS)
    return [start, encode({ event: 'atrasado', data: { secuencia: until } }, until)]
  return [start, ...encodeEventos(knownTo(reader, eventos))]
}

/** The open streams of a process: it tells them what the feed does, and ends those whose sign-in has ended. */
export function createStreams({ db, feed, intervals, clock, onFailure }: Options) {
  const open = new Set<EventStream>()
  /** Ends the listening to the feed, which lasts while there are streams. */
  let unsubscribe: (() => void) | undefined
  let checking = false
  let closed = false

  const send = (messagesFor: (reader: Reader) => readonly Buffer[]) => {
    for (const stream of open) for (const message of messagesFor(stream.reader)) stream.send(message)
  }

  function tell(eventos: Evento[]) {
    // Made once for all who may know the same.
    const made = new Map<string, Buffer[]>()
    send((reader) => {
      const known = reader.usuario.roles.join()
      const messages = made.get(known) ?? encodeEventos(knownTo(reader, eventos))
      made.set(known, messages)
      return messages
    })
  }

  /** Ends the streams whose token has expired, or whose person has signed out, was disabled or signed out everywhere. */
  async function endOver() {
    if (checking) return
    checking = true
    const known = new Map<string, boolean>()
    try {
      for (const stream of open) {
        const { sesion } = stream.reader
        const key = `${sesion.sid} ${sesion.version}`
        if (!known.has(key)) known.set(key, (await findBySesion(db, sesion)) !== undefined)
        if (!known.get(key) || !isCurrent(sesion, inSeconds(clock()))) stream.finish()
      }
    } catch (error) {
      onFailure(error)
    } finally {
      checking = false
    }
  }

  /** Makes room for one more stream of this person. */
  function endOldest({ usuario }: Reader) {
    const theirs = [...open].filter(
      ({ reader, isFinished }) => !isFinished && reader.usuario.uuid === usuario.uuid,
    )
    const secuencia = feed.secuencia()
    if (theirs.length >= MAX_OF_PERSON)
      theirs[0]?.finish(encode({ event: 'cerrado', data: { secuencia } }, secuencia))
  }

  function add(reader: Reader) {
    const stream = new EventStream(reader)
    open.add(stream)
    unsubscribe ??= feed.subscribe(tell)
    stream.once('close', () => {
      open.delete(stream)
      if (open.size > 0) return
      unsubscribe?.()
      unsubscribe = undefined
    })
    return stream
  }

  const timers = [
    setInterval(() => send(() => [HEARTBEAT]), intervals.heartbeat),
    setInterval(() => void endOver(), intervals.sesiones),
  ]

  return {
    /**
     * A stream of what is stored from now on, or after the change `desde`. A person who has too many loses the oldest.
     * @throws 503 when there are too many.
     */
    open: async (reader: Reader, desde?: number) => {
      // Another process may know more than this one so far.
      if (desde !== undefined && desde > feed.secuencia()) await feed.wake()
      if (closed || open.size >= MAX_OPEN)
        throw new HttpError(503, 'Hay demasiadas pantallas abiertas. Cierre alguna e intente de nuevo.')
      endOldest(reader)
      const stream = add(reader)
      const until = feed.secuencia()
      try {
        stream.begin(await firstMessages(db, reader, desde ?? until, until))
        return stream
      } catch (error) {
        stream.destroy()
        throw error
      }
    },
    /** Ends every stream. */
    close: () => {
      closed = true
      for (const timer of timers) clearInterval(timer)
      for (const stream of open) stream.finish()
    },
  }
}
