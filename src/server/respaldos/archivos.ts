import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Config } from '../config'
import { createFolder } from '../db/sqlite'

type Ajustes = Pick<Config, 'databaseUrl' | 'respaldosDir'>

// `cochera-20260320-140500.sqlite`: their names in order are their dates in order.
const NOMBRE = /^cochera-\d{8}-\d{6}\.(sqlite|dump)$/
// What a restoration replaced: kept as long, but never the one to restore next.
const REEMPLAZADO = /^cochera-\d{8}-\d{6}-antes\.(sqlite|dump)$/

const extension = ({ databaseUrl }: Ajustes) => (databaseUrl === undefined ? 'sqlite' : 'dump')

function listar(ajustes: Ajustes, forma: RegExp): string[] {
  createFolder(ajustes.respaldosDir)
  return readdirSync(ajustes.respaldosDir)
    .filter((nombre) => forma.test(nombre) && nombre.endsWith(extension(ajustes)))
    .sort()
    .reverse()
    .map((nombre) => path.resolve(ajustes.respaldosDir, nombre))
}

/** The backups of this kind of database, newest first, as full paths. */
export const listarRespaldos = (ajustes: Ajustes): string[] => listar(ajustes, NOMBRE)

/**
 * Path for a backup made at this instant, in UTC, or at the next second that has none; `reemplazado`: for what a restoration
 * replaces.
 */
export function rutaDeRespaldo(ajustes: Ajustes, ahora: Date, reemplazado = false): string {
  const marca = ahora.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const nombre = `cochera-${marca}${reemplazado ? '-antes' : ''}.${extension(ajustes)}`
  const ruta = path.resolve(ajustes.respaldosDir, nombre)
  return existsSync(ruta) ? rutaDeRespaldo(ajustes, new Date(ahora.getTime() + 1000), reemplazado) : ruta
}

function asentar(ruta: string) {
  const descriptor = openSync(ruta, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/**
 * Makes a file that is there whole or not at all: `escribir` fills a provisional one beside it, which takes its name once
 * it is on the disk.
 */
export async function escribirEntero(
  archivo: string,
  escribir: (provisional: string) => Promise<unknown>,
): Promise<void> {
  const provisional = `${archivo}.parcial`
  rmSync(provisional, { force: true })
  try {
    await escribir(provisional)
    asentar(provisional)
    renameSync(provisional, archivo)
    asentar(path.dirname(archivo))
  } catch (error) {
    rmSync(provisional, { force: true })
    throw error
  }
}

/** Removes all but the newest backups. */
export function conservarUltimos(ajustes: Ajustes & Pick<Config, 'respaldos'>): void {
  for (const forma of [NOMBRE, REEMPLAZADO])
    for (const viejo of listar(ajustes, forma).slice(ajustes.respaldos)) rmSync(viejo)
}
