import { AbonoSchema, type CuerpoAbono } from '../../contract/abonos'
import { DeudaSchema, type CuerpoDeuda } from '../../contract/deudas'
import { fechaLarga } from '../../contract/fechas'
import type { Accion } from '../../contract/permisos'
import type * as z from '../../contract/zod'
import type { Nouns } from '../db/changes/noun'
import { imported, type Imports } from '../imported'
import { conductorUuidOf } from './drivers'
import type { Libro } from './libros'
import { assertNotRepeated } from './repeated'
import { createRow } from './repository'
import { assertNotOfPaper } from './rows-of-papers'

type Entry = Pick<CuerpoDeuda, 'conductorDocumento' | 'valor'> & Partial<CuerpoDeuda & CuerpoAbono>

/** The import of a book of the ledger. A debt's day is that of its entry. */
const entries = (libro: Libro, permiso: Accion, schema: z.ZodType<Entry>) =>
  imported({
    permiso,
    schema,
    doubted: ({ valor, fecha }) =>
      libro === 'abonos' ? { fecha, abonoDto: { valor } } : { deudaDto: { valor } },
    judging:
      (db, { today, mark }) =>
      async ({ fila, body }) => {
        const { conductorDocumento, valor, razon = '', origen = razon, fecha = today } = body
        const conductorUuid = await conductorUuidOf(db, conductorDocumento)
        if (libro === 'abonos') await assertNotOfPaper(db, conductorUuid, origen)
        if (!fila.aunqueRepetida)
          await assertNotRepeated(db, libro, { conductorUuid, valor, words: origen, fecha }, { mark })
      },
    storing:
      (unit, { today }) =>
      ({ body }) =>
        createRow(unit, libro, { fecha: today, ...body } as Parameters<typeof createRow>[2]),
  })

const BOOK = { label: ({ fecha }: { fecha: string }) => fechaLarga(fecha), ofConductor: true }

// Dropping them in a settlement is editing it.
export const DEUDAS: Nouns['deudas'] & Imports['deudas'] = {
  ...BOOK,
  undo: ['editarDeuda'],
  taken: { liquidacionUuid: 'su liquidación tiene otra deuda' },
  ...entries('deudas', 'crearDeuda', DeudaSchema.omit({ uuid: true, version: true })),
}

export const ABONOS: Nouns['abonos'] & Imports['abonos'] = {
  ...BOOK,
  undo: ['editarAbono'],
  taken: { liquidacionUuid: 'su liquidación tiene otro abono' },
  ...entries('abonos', 'crearAbono', AbonoSchema.omit({ uuid: true, version: true })),
}
