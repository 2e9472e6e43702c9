import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SesionRespuesta } from '../../contract/sesion'
import { type Db } from '../db/types'
import { type Dependencies } from '../dependencies'
import { unauthorized } from '../http/errors'
import { findByUsername } from '../usuarios/repository'
import { deviceOf } from './device'
import { openSesion } from './open-sesiones'
import { inSeconds, signToken } from './token'

/** What begins a session, in the transaction of what it follows. */
export function createSesiones(app: FastifyInstance, { clock }: Pick<Dependencies, 'clock'>) {
  /** Begins a session of a user as stored. @returns the answer with its token. */
  async function start(trx: Db, { headers }: FastifyRequest, username: string): Promise<SesionRespuesta> {
    const usuario = await findByUsername(trx, username)
    if (!usuario) throw unauthorized()
    const now = clock()
    const { uuid, versionSesion, nombre, roles, claveProvisional } = usuario
    const sesion = { sub: uuid, version: versionSesion, sid: randomUUID(), auth_time: inSeconds(now) }
    await openSesion(trx, sesion, deviceOf(headers['user-agent']), now)
    const token = signToken(app, sesion, now)
    return {
      token,
      username: usuario.username,
      nombre,
      roles,
      ...(claveProvisional === 1 && { claveProvisional: true }),
    }
  }

  /** The same for a person who has just signed in. */
  async function signIn(trx: Db, request: FastifyRequest, username: string): Promise<SesionRespuesta> {
    const answer = await start(trx, request, username)
    await trx
      .updateTable('usuarios')
      .set({ ultimoIngreso: clock().toISOString() })
      .where('username', '=', answer.username)
      .execute()
    return answer
  }

  return { start, signIn }
}
