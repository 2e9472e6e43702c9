import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { type Config } from '../config'
import { createFolder } from '../db/sqlite'

type Settings = Pick<Config, 'databaseUrl' | 'respaldosDir'>

// `cochera-20260320-140500.sqlite`: sorting by name sorts by date.
const NAME = /^cochera-\d{8}-\d{6}\.(sqlite|dump)$/
// A database replaced by a restoration: kept as long, but never restored by default.
const REPLACED_NAME = /^cochera-\d{8}-\d{6}-antes\.(sqlite|dump)$/

const DAY = 24 * 60 * 60 * 1000

const extension = ({ databaseUrl }: Settings) => (databaseUrl === undefined ? 'sqlite' : 'dump')

function listFiles(settings: Settings, pattern: RegExp) {
  createFolder(settings.respaldosDir)
  return readdirSync(settings.respaldosDir)
    .filter((nombre) => pattern.test(nombre) && nombre.endsWith(extension(settings)))
    .sort()
    .reverse()
    .map((nombre) => path.resolve(settings.respaldosDir, nombre))
}

/** The backups of this kind of database, newest first, as full paths. */
export const listRespaldos = (settings: Settings) => listFiles(settings, NAME)

/**
 * Path for a backup of this instant in UTC, or of the next free second; with `replaced`, for the database that a restoration replaces.
 */
export function respaldoPath(settings: Settings, now: Date, replaced = false): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  const nombre = `cochera-${stamp}${replaced ? '-antes' : ''}.${extension(settings)}`
  const file = path.resolve(settings.respaldosDir, nombre)
  return existsSync(file) ? respaldoPath(settings, new Date(now.getTime() + 1000), replaced) : file
}

function syncToDisk(file: string) {
  const descriptor = openSync(file, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/**
 * Creates a file whole or not at all: `write` fills a temporary one beside it, which takes its name once it is on the disk.
 */
export async function writeWhole(file: string, write: (temporary: string) => Promise<unknown>) {
  const temporary = `${file}.parcial`
  rmSync(temporary, { force: true })
  try {
    await write(temporary)
    syncToDisk(temporary)
    renameSync(temporary, file)
    syncToDisk(path.dirname(file))
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Removes all but the newest backups, and what killed ones left a day ago. */
export function keepNewest(settings: Settings & Pick<Config, 'respaldos'>) {
  for (const pattern of [NAME, REPLACED_NAME])
    for (const old of listFiles(settings, pattern).slice(settings.respaldos)) rmSync(old)
  for (const nombre of readdirSync(settings.respaldosDir)) {
    const file = path.resolve(settings.respaldosDir, nombre)
    if (nombre.endsWith('.parcial') && statSync(file).mtimeMs < Date.now() - DAY) rmSync(file)
  }
}
