/**
 * The `Idempotency-Key` of creating calls: a create that is repeated because its answer got lost makes no second record.
 * Our own server honours it for 24 hours; it goes to no other, whose CORS may refuse the header.
 */
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { esServidorPropio } from './baseUrl'

const BYTES_DE_UUID = 16

/** A random UUID. `crypto.randomUUID` exists on secure origins only, and a depot's server may be plain http. */
export function nuevaClave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES_DE_UUID))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

let vigente: string | null = null

/**
 * Runs `enviar`: every creating call (POST) that it starts before it first waits for anything carries `clave`. So a form
 * gives its key once, and neither screens nor endpoints need to pass it on.
 */
export function conClave<T>(clave: string, enviar: () => T): T {
  const anterior = vigente
  vigente = clave
  try {
    return enviar()
  } finally {
    vigente = anterior
  }
}

/** A body that names its record replaces it: sent twice it does no more than once, and other data may follow. */
const reemplaza = (cuerpo: unknown): boolean =>
  typeof cuerpo === 'object' && cuerpo !== null && 'uuid' in cuerpo && Boolean(cuerpo.uuid)

/** The call with the key that it starts under, if it creates something on our own server. */
export const conClaveVigente = (args: FetchArgs): FetchArgs =>
  vigente !== null && args.method === 'POST' && !reemplaza(args.body) && esServidorPropio()
    ? { ...args, headers: { 'Idempotency-Key': vigente } }
    : args
