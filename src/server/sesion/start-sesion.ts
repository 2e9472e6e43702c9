import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type SesionRespuesta } from '../../contract/sesion'
import { type Db } from '../db/types'
import { type Dependencies } from '../dependencies'
import { deviceOf } from './device'
import { openSesion } from './open-sesiones'
import { inSeconds, signToken } from './token'
import { type StoredUsuario } from './usuarios'

/** What begins a session, in the transaction of what it follows. */
export function createSesiones(app: FastifyInstance, { clock }: Pick<Dependencies, 'clock'>) {
  /**
   * Begins a session of a user as they were when the password was found right: one that has been changed since then has raised the
   * version, and this token never counts.
   * @returns the answer with its token.
   */
  async function start(
    trx: Db,
    { headers }: FastifyRequest,
    { uuid, username, versionSesion, nombre, roles, claveProvisional }: StoredUsuario,
  ): Promise<SesionRespuesta> {
    const now = clock()
    const sesion = { sub: uuid, version: versionSesion, sid: randomUUID(), auth_time: inSeconds(now) }
    await openSesion(trx, sesion, deviceOf(headers['user-agent']), now)
    const token = signToken(app, sesion, now)
    return {
      token,
      username,
      nombre,
      roles,
      ...(claveProvisional === 1 && { claveProvisional: true }),
    }
  }

  /** The same for a person who has just signed in. */
  async function signIn(trx: Db, request: FastifyRequest, usuario: StoredUsuario): Promise<SesionRespuesta> {
    const answer = await start(trx, request, usuario)
    await trx
      .updateTable('usuarios')
      .set({ ultimoIngreso: clock().toISOString() })
      .where('uuid', '=', usuario.uuid)
      .execute()
    return answer
  }

  return { start, signIn }
}
