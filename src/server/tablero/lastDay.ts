import { type CierreSegun } from '../../contract/cierres'
import { sumarDias } from '../../contract/fechas'
import { sumaDe } from '../../contract/numeros'
import { type Tablero } from '../../contract/tablero'
import { alphabetically } from '../collation'
import { type Db } from '../db/types'
import { median } from '../liquidaciones/usual'

const WEEKS = 8

const FIGURES = {
  sensor: ['valorNetoSensor as neto', 'pasajerosSensor as pasajeros'],
  registradora: ['valorNetoReg as neto', 'pasajerosReg as pasajeros'],
} as const

const byNumber = alphabetically('numero')

/**
 * The last day before today of which staff have entered settlements, beside the medians of its weekday in the weeks before: weeks without
 * any are no zeros.
 */
export async function lastDay(
  db: Db,
  hoy: string,
  segun: CierreSegun,
  buses: number,
): Promise<Tablero['ayer']> {
  const entered = db.selectFrom('liquidaciones').where('fechaEntrega', 'is not', null)
  const { fecha } = await entered
    .where('fecha', '<', hoy)
    .select(({ fn }) => fn.max<string | null>('fecha').as('fecha'))
    .executeTakeFirstOrThrow()
  if (fecha === null) return null
  const dates = Array.from({ length: WEEKS + 1 }, (_, week) => sumarDias(fecha, -7 * week))
  const rows = await entered
    .where('fecha', 'in', dates)
    .select(['fecha', 'busNumero', ...FIGURES[segun]])
    .execute()
  const compare = (own: typeof rows, field: 'neto' | 'pasajeros') => {
    const days = dates
      .map((date) => own.filter((row) => row.fecha === date))
      .filter(({ length }) => length > 0)
    const [valor = 0, ...former] = days.map((day) => sumaDe(day, field))
    const mediana = former.length > 0 ? Math.round(median(Float64Array.from(former).sort())) : null
    return { valor, mediana }
  }
  const out = rows.filter((row) => row.fecha === fecha)
  const compared = out
    .flatMap(({ busNumero: numero }) => {
      const own = rows.filter((row) => row.busNumero === numero)
      const { valor, mediana } = compare(own, 'neto')
      return mediana === null ? [] : [{ numero, valor, mediana, diferencia: valor - mediana }]
    })
    .sort((one, other) => other.diferencia - one.diferencia || byNumber(one, other))
  return {
    fecha,
    neto: compare(rows, 'neto'),
    pasajeros: compare(rows, 'pasajeros'),
    buses: compared.filter((_, place) => place === 0 || place === compared.length - 1),
    faltan: buses - out.length,
  }
}
