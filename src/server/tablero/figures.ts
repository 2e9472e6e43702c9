import { type CierreSegun } from '../../contract/cierres'
import { diaDeLaSemana, diasEntre, sumarDias, type Periodo } from '../../contract/fechas'
import { sumaDe } from '../../contract/numeros'
import { FIGURAS_DEL_MES, type Dia, type FiguraDelMes, type Mes } from '../../contract/tablero'
import { sql } from 'kysely'
import { type Db, type EngineDb } from '../db/types'
import { OF_EACH_LIQUIDACION } from '../gastos/of-settlements'

const SUMMED = ['pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'] as const

/** Summed of settlements with a driver alone, as the salaries' screen has them. */
const SALARIOS = ['salarioReg', 'salarioSensor'] as const

const VALOR_NETO = { sensor: 'valorNetoSensor', registradora: 'valorNetoReg' } as const

/** The settlements of a period that staff have entered: of the others nobody has read the register. */
const entered = (db: Db, { desde, hasta }: Periodo) =>
  db
    .selectFrom('liquidaciones as l')
    .where('l.fechaEntrega', 'is not', null)
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)

const kindOf = ({ fecha, festivo }: { fecha: string; festivo: 0 | 1 | null }): Dia['clase'] =>
  festivo === 1 ? 'festivo' : diaDeLaSemana(fecha) === 6 ? 'sábado' : 'laborable'

/** Sums each day of a period. */
export async function readFigures(db: Db, period: Periodo) {
  const days = await entered(db, period)
    .select(({ fn }) => [
      'l.fecha',
      'l.festivo',
      fn.countAll<number>().as('liquidaciones'),
      ...SUMMED.map((name) => fn.sum<number>(`l.${name}`).as(name)),
      ...SALARIOS.map((name) =>
        fn
          .coalesce(fn.sum<number>(`l.${name}`).filterWhere('l.conductorUuid', 'is not', null), sql.lit(0))
          .as(name),
      ),
      sql<number>`coalesce(sum((select sum(valor) from gastos where "liquidacionUuid" = l.uuid)), 0)`.as(
        'totalGasto',
      ),
    ])
    .groupBy(['l.fecha', 'l.festivo'])
    .execute()
  return { period, days: days.map((day) => ({ ...day, clase: kindOf(day) })) }
}

type Figures = Awaited<ReturnType<typeof readFigures>>
type Days = Figures['days']

/** The mean of a settlement of these days. */
const meanOf = (days: Days, name: FiguraDelMes) => sumaDe(days, name) / (sumaDe(days, 'liquidaciones') || 1)

/** Compares per bus and kind of day: a kind that the former period lacks counts on neither side. */
function compare(now: Days, former: Days, name: FiguraDelMes) {
  const likeOf = (day: Days[number]) => former.filter(({ clase }) => clase === day.clase)
  const known = now.filter((day) => likeOf(day).length > 0)
  const esperado = known.reduce((sum, day) => sum + meanOf(likeOf(day), name) * day.liquidaciones, 0)
  return {
    valor: sumaDe(now, name),
    esperado: Math.round(esperado),
    diferencia: Math.round(sumaDe(known, name) - esperado),
  }
}

export function mesOf({ period, days }: Figures, former: Figures, segun: CierreSegun): Mes {
  const figuras = FIGURAS_DEL_MES.map((name) => {
    const [porBus, antes] = [days, former.days].map((one) => Math.round(meanOf(one, name)))
    return [name, { ...compare(days, former.days, name), porBus, antes }] as const
  })
  return {
    ...period,
    anterior: former.period.desde,
    leidas: sumaDe(days, 'liquidaciones'),
    figuras: Object.fromEntries(figuras) as Mes['figuras'],
    dias: Array.from({ length: diasEntre(period.desde, period.hasta) + 1 }, (_, i) => {
      const fecha = sumarDias(period.desde, i)
      const own = days.filter((day) => day.fecha === fecha)
      return {
        ...compare(own, former.days, VALOR_NETO[segun]),
        fecha,
        leidas: sumaDe(own, 'liquidaciones'),
        clase: kindOf(own[0] ?? { fecha, festivo: null }),
      }
    }),
  }
}

/** Beyond this many names the smallest are summed into one. */
const MAX_NAMES = 6

/** The expenses of a period by name, the largest first. */
export async function gastosOf({ db, engine }: EngineDb, period: Periodo) {
  const { table, joined } = OF_EACH_LIQUIDACION[engine]
  const rows = await entered(db, period)
    .crossJoin(table.as('g'))
    .where(joined)
    .select(({ fn }) => ['g.nombre', fn.sum<number>('g.valor').as('valor')])
    .groupBy('g.nombre')
    .orderBy('valor', 'desc')
    .orderBy('g.nombre')
    .execute()
  if (rows.length <= MAX_NAMES) return rows
  const rest = rows.splice(MAX_NAMES - 1)
  return [...rows, { nombre: `Otros (${rest.length})`, valor: sumaDe(rest, 'valor') }]
}
