import { type CierreSegun } from '../../contract/cierres'
import { diaDeLaSemana, diasEntre, sumarDias } from '../../contract/fechas'
import { FIGURAS_DEL_MES, type Comparado, type FiguraDelMes, type Mes } from '../../contract/tablero'
import { alphabetically } from '../collation'
import { type EngineDb } from '../db/types'
import { OF_EACH_LIQUIDACION } from '../gastos/of-settlements'
import { readByDays, type DayRange } from '../streaming/by-days'

const SUMMED = ['pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'] as const

const VALOR_NETO = { sensor: 'valorNetoSensor', registradora: 'valorNetoReg' } as const

/** Reads what staff have entered: of the others nobody has read the register. */
async function readDays({ db, engine }: EngineDb, { desde, hasta }: DayRange) {
  const entered = db
    .selectFrom('liquidaciones as l')
    .where('l.fechaEntrega', 'is not', null)
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
  const days = await entered
    .select(({ fn }) => [
      'l.fecha',
      'l.festivo',
      fn.countAll<number>().as('liquidaciones'),
      ...SUMMED.map((name) => fn.sum<number>(`l.${name}`).as(name)),
      // Salaries of settlements with a driver, as the salaries' screen has them.
      ...(['salarioReg', 'salarioSensor'] as const).map((name) =>
        fn.sum<number | null>(`l.${name}`).filterWhere('l.conductorUuid', 'is not', null).as(name),
      ),
    ])
    .groupBy(['l.fecha', 'l.festivo'])
    .execute()
  const { table, joined } = OF_EACH_LIQUIDACION[engine]
  const gastos = await entered
    .crossJoin(table.as('g'))
    .where(joined)
    .select(['l.fecha', 'l.festivo', 'g.nombre', ({ fn }) => fn.sum<number>('g.valor').as('total')])
    .groupBy(['l.fecha', 'l.festivo', 'g.nombre'])
    .execute()
  return { days, gastos }
}

type Sums = Record<FiguraDelMes | 'liquidaciones', number>

const kindOf = ({ fecha, festivo }: { fecha: string; festivo: 0 | 1 | null }) =>
  festivo === 1 ? 'festivo' : diaDeLaSemana(fecha) === 6 ? 'sábado' : 'laborable'

/** The sums of a period by kind of day, the nets of its days by their date, and its expenses by their names. */
export type Figures = Awaited<ReturnType<typeof readFigures>>

/** Reads the days between two dates a few at a time: other requests are answered in between. */
export async function readFigures(base: EngineDb, period: DayRange, segun: CierreSegun) {
  const kinds = new Map<string, Sums>()
  const netos = new Map<string, number>()
  const gastos = new Map<string, number>()
  const add = (day: Parameters<typeof kindOf>[0], figures: Partial<Record<keyof Sums, number | null>>) => {
    const sums = kinds.get(kindOf(day))
    const names = ['liquidaciones', ...FIGURAS_DEL_MES] as const
    const added = names.map((name) => [name, (sums?.[name] ?? 0) + (figures[name] ?? 0)])
    kinds.set(kindOf(day), Object.fromEntries(added) as Sums)
  }
  const limits = { fechaInicial: period.desde, fechaFinal: period.hasta }
  for await (const part of readByDays(base, limits, (range) => readDays(base, range))) {
    for (const day of part.days) {
      netos.set(day.fecha, (netos.get(day.fecha) ?? 0) + day[VALOR_NETO[segun]])
      add(day, day)
    }
    for (const day of part.gastos) {
      gastos.set(day.nombre, (gastos.get(day.nombre) ?? 0) + day.total)
      add(day, { totalGasto: day.total })
    }
  }
  return { period, kinds, netos, gastos }
}

/** Compares per bus and kind of day: a kind that the former period lacks counts on neither side. */
function compare(now: Figures, former: Figures, name: FiguraDelMes): Comparado {
  let [valor, comparable, esperado] = [0, 0, 0]
  for (const [kind, sums] of now.kinds) {
    const like = former.kinds.get(kind)
    valor += sums[name]
    if (!like) continue
    comparable += sums[name]
    esperado += (like[name] / like.liquidaciones) * sums.liquidaciones
  }
  return { valor, esperado: Math.round(esperado), diferencia: Math.round(comparable - esperado) }
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

export function mesOf(now: Figures, former: Figures): Mes {
  const { period, kinds, netos } = now
  const compared = FIGURAS_DEL_MES.map((name) => [name, compare(now, former, name)] as const)
  const figuras = Object.fromEntries(compared) as Mes['figuras']
  return {
    ...period,
    anterior: former.period.desde,
    liquidaciones: sumOf([...kinds.values()].map(({ liquidaciones }) => liquidaciones)),
    figuras,
    diferenciaPasajeros: figuras.pasajerosSensor.valor - figuras.pasajerosReg.valor,
    netos: Array.from(
      { length: diasEntre(period.desde, period.hasta) + 1 },
      (_, day) => netos.get(sumarDias(period.desde, day)) ?? null,
    ),
  }
}

/** Beyond this many names the smallest are summed into one. */
const MAX_NAMES = 8

const byName = alphabetically('nombre')

/** The expenses by name, the largest first. */
export function gastosOf({ gastos }: Figures) {
  const rows = [...gastos]
    .map(([nombre, valor]) => ({ nombre, valor }))
    .sort((a, b) => b.valor - a.valor || byName(a, b))
  if (rows.length <= MAX_NAMES) return rows
  const rest = rows.splice(MAX_NAMES - 1)
  return [...rows, { nombre: `Otros (${rest.length})`, valor: sumOf(rest.map(({ valor }) => valor)) }]
}
