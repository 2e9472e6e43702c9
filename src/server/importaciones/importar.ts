import { randomUUID } from 'node:crypto'
import type { Importable } from '../../contract/importables'
import type { Importado, ImportacionSchema } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import type { Dependencies } from '../dependencies'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { lastSecuencia } from '../eventos/feed'
import { conflict } from '../http/errors'
import type { SesionUsuario } from '../sesion/usuario'
import { judge } from './judge'
import type { Row } from './nouns'
import { recoverImportaciones } from './recover'
import { erroresOf, refused, type Refusals } from './refusals'
import { beginImportacion, changeEstado, findUnderWay, giveSign } from './repository'
import { rehearse, slicesOf, storeSlice } from './slices'
import { takeBack } from './takeBack'

type Body = z.output<typeof ImportacionSchema>

/**
 * Stores the rows of a file, each as its noun's own call would. SQLite has one writer, so the rows are stored in slices, and a colleague
 * who saves waits for one of them at most. Every slice is rehearsed before the first is stored: what is refused stores nothing. Should a
 * row be refused afterwards, because somebody has saved meanwhile, or the process end, what has been stored is taken back.
 *
 * @throws 400 with the refusals, unless only the good ones are wanted; 409 while the person's other import is under way.
 */
export async function importar(
  { db, engine, clock, today }: Dependencies,
  unit: UnitOfWork,
  noun: Importable,
  { archivo, soloBuenas, filas }: Body,
  usuario: SesionUsuario,
): Promise<Importado> {
  await recoverImportaciones({ db, engine }, clock().getTime())
  if ((await findUnderWay(db)).some(({ usuarioUuid }) => usuarioUuid === usuario.uuid))
    throw conflict('Otra importación suya todavía está en curso. Espere a que termine.')
  const uuid = randomUUID()
  const author = { ...unit.author, grupo: uuid, motivo: `Importación de ${archivo}` }
  const work = {
    noun,
    unit: { ...unit, before: null, author },
    context: { today: today(), roles: usuario.roles },
  }

  const refusals: Refusals = new Map()
  const accepted = await judge(noun, filas, refusals)
  await rehearse(work, accepted, refusals)
  const good = accepted.filter(({ index }) => !refusals.has(index))
  if (good.length === 0 || (refusals.size > 0 && !soloBuenas)) throw refused(refusals)

  const importacion = {
    uuid,
    sustantivo: noun,
    archivo,
    usuarioUuid: usuario.uuid,
    instante: unit.author.instante.toISOString(),
    estado: 'guardando' as const,
    desde: await lastSecuencia(db),
    visto: clock().getTime(),
  }
  await beginImportacion(db, importacion)
  try {
    for await (const slice of slicesOf(good)) {
      await storeSlice(work, slice, refusals)
      if (refusals.size > 0 && !soloBuenas) throw refused(refusals)
      await giveSign(db, uuid, clock().getTime())
    }
    // The key of the call is stored with the end: whatever happens before leaves it free.
    await inTransaction(unit, (trx) => changeEstado(trx, uuid, 'guardando', 'guardada'))
  } catch (error) {
    await takeBack({ ...unit, before: null }, importacion, { leavingChanged: true })
    await changeEstado(db, uuid, 'guardando', 'fallida')
    throw error
  }
  const stored = good.filter(({ index }) => !refusals.has(index))
  const count = (action: Row['fila']['accion']) => stored.filter(({ fila }) => fila.accion === action).length
  return { uuid, creadas: count('crear'), corregidas: count('corregir'), errores: erroresOf(refusals) }
}
