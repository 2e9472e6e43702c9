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
 * The last day before today of which staff have entered settlements, beside what its buses usually bring: each the median of its own same
 * weekdays in the weeks before.
 */
export async function lastDay(db: Db, hoy: string, segun: CierreSegun): Promise<Tablero['ayer']> {
  const entered = db.selectFrom('liquidaciones').where('fechaEntrega', 'is not', null)
  const { fecha } = await entered
    .where('fecha', '<', hoy)
    .select(({ fn }) => fn.max<string | null>('fecha').as('fecha'))
    .executeTakeFirstOrThrow()
  if (fecha === null) return null
  const dates = Array.from({ length: WEEKS + 1 }, (_, week) => sumarDias(fecha, -7 * week))
  const rows = await entered
    .where('fecha', 'in', dates)
    .select(['fecha', 'busNumero', ...FIGURES[segun], 'pasajerosSensor', 'pasajerosReg'])
    .execute()
  const out = rows.filter((row) => row.fecha === fecha)
  const compare = (field: 'neto' | 'pasajeros') =>
    out.flatMap(({ busNumero: numero, [field]: valor }) => {
      const own = rows.filter((row) => row.busNumero === numero && row.fecha < fecha)
      if (own.length === 0) return []
      const esperado = Math.round(median(Float64Array.from(own, (row) => row[field]).sort()))
      return [{ numero, valor, esperado, diferencia: valor - esperado }]
    })
  const ofAll = (field: 'neto' | 'pasajeros') => ({
    valor: sumaDe(out, field),
    esperado: sumaDe(compare(field), 'esperado'),
    diferencia: sumaDe(compare(field), 'diferencia'),
  })
  const compared = compare('neto').sort(
    (one, other) => other.diferencia - one.diferencia || byNumber(one, other),
  )
  return {
    fecha,
    leidas: out.length,
    neto: ofAll('neto'),
    pasajeros: ofAll('pasajeros'),
    sensorDeMas: sumaDe(out, 'pasajerosSensor') - sumaDe(out, 'pasajerosReg'),
    comparados: compared.length,
    buses: compared.filter((_, place) => place === 0 || place === compared.length - 1),
  }
}
