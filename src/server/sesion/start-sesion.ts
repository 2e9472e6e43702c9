import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type SesionRespuesta } from '../../contract/sesion'
import { type Db } from '../db/types'
import { deviceOf } from './device'
import { openSesion } from './open-sesiones'
import { inSeconds, signToken } from './token'
import { type StoredUsuario } from './usuarios'

/**
 * Begins a session, in the transaction of what it follows, of a user as they were when the password was found right: one that has been
 * changed since then has raised the version, and this token never counts.
 * @returns the answer with its token.
 */
export async function startSesion(
  trx: Db,
  { headers, server }: FastifyRequest,
  { uuid, username, versionSesion, nombre, roles, claveProvisional }: StoredUsuario,
  now: Date,
): Promise<SesionRespuesta> {
  const sesion = { sub: uuid, version: versionSesion, sid: randomUUID(), auth_time: inSeconds(now) }
  await openSesion(trx, sesion, deviceOf(headers['user-agent']), now)
  const token = signToken(server, sesion, now)
  return {
    token,
    username,
    nombre,
    roles,
    ...(claveProvisional === 1 && { claveProvisional: true }),
  }
}

/** Begins the session of a person who has just signed in, and notes when. */
export async function signIn(trx: Db, request: FastifyRequest, usuario: StoredUsuario, now: Date) {
  await trx
    .updateTable('usuarios')
    .set({ ultimoIngreso: now.toISOString() })
    .where('uuid', '=', usuario.uuid)
    .execute()
  return startSesion(trx, request, usuario, now)
}
