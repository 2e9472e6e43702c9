/** Days by which the law wants benefits paid. */
import { anioDe } from '../../contract/calendario'
import { diasEntre } from '../../contract/fechas'
import { type Plazo } from '../../contract/tablero'
import { type Db } from '../db/types'

const WARNING_DAYS = 30

/** The month and day of each and, where a paper is issued of it, the days of the year that it pays (CST 306; Ley 52 de 1975; Ley 50 de 1990, art. 99-3). */
const PLAZOS: readonly { nombre: string; dia: string; paid?: readonly [desde: string, hasta: string] }[] = [
  { nombre: 'Intereses de las cesantías', dia: '01-31' },
  { nombre: 'Consignación de las cesantías', dia: '02-14' },
  { nombre: 'Prima', dia: '06-30', paid: ['01-01', '06-30'] },
  { nombre: 'Prima', dia: '12-20', paid: ['07-01', '12-31'] },
]

/** How many contracts of these days have no prima that counts and pays to the last of them or of the contract, and how many drivers whose settlements of these days staff have entered have no confirmed one. */
async function withoutPrima(db: Db, desde: string, hasta: string) {
  const begun = db
    .selectFrom('contratos as c')
    .where('c.desde', '<=', hasta)
    .where((eb) => eb.or([eb('c.hasta', 'is', null), eb('c.hasta', '>=', desde)]))
  const { count } = await begun
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('emitidoConceptos as k')
            .innerJoin('emitidos as e', 'e.uuid', 'k.emitidoUuid')
            .select('e.uuid')
            .whereRef('k.contratoUuid', '=', 'c.uuid')
            .where('k.concepto', '=', 'prima')
            .where('k.desde', '<=', hasta)
            .where((eb) => eb.or([eb('k.hasta', '>=', hasta), eb('k.hasta', '>=', eb.ref('c.hasta'))]))
            .where('e.anulado', '=', 0),
        ),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const unconfirmed = await db
    .selectFrom('conductores as d')
    .where('d.uuid', 'in', ({ selectFrom }) =>
      selectFrom('liquidaciones as l')
        .select('l.conductorUuid')
        .where('l.fecha', '>=', desde)
        .where('l.fecha', '<=', hasta)
        .where('l.fechaEntrega', 'is not', null),
    )
    .where('d.uuid', 'not in', begun.select('c.conductorUuid'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count + unconfirmed.count
}

/** Reads those of the next days, and of the last ones what is not issued yet. */
export async function plazosDue(db: Db, hoy: string): Promise<Plazo[]> {
  const plazos: Plazo[] = []
  const thisYear = anioDe(hoy)
  for (const { nombre, dia, paid } of PLAZOS)
    for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
      const fecha = `${year}-${dia}`
      const dias = diasEntre(hoy, fecha)
      if (dias > WARNING_DAYS || dias < (paid ? -WARNING_DAYS : 0)) continue
      const sinEmitir = paid ? await withoutPrima(db, `${year}-${paid[0]}`, `${year}-${paid[1]}`) : null
      if (sinEmitir !== 0) plazos.push({ nombre, fecha, dias, sinEmitir })
    }
  return plazos
}
