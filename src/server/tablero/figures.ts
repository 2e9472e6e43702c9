import { type CierreSegun } from '../../contract/cierres'
import { diaDeLaSemana, diasEntre, sumarDias, type Periodo } from '../../contract/fechas'
import { sumaDe } from '../../contract/numeros'
import { CLASES_DE_DIA, FIGURAS_DEL_MES, type Dia, type FiguraDelMes, type Mes } from '../../contract/tablero'
import { alphabetically } from '../collation'
import { type EngineDb } from '../db/types'
import { groupBy } from '../../contract/groupBy'
import { OF_EACH_LIQUIDACION } from '../gastos/of-settlements'
import { readByDays } from '../streaming/by-days'

const SUMMED = ['pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'] as const

const VALOR_NETO = { sensor: 'valorNetoSensor', registradora: 'valorNetoReg' } as const

/** Reads what staff have entered: of the others nobody has read the register. */
async function readDays({ db, engine }: EngineDb, { desde, hasta }: Periodo) {
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
    .select(['l.fecha', 'l.festivo', 'g.nombre', ({ fn }) => fn.sum<number>('g.valor').as('totalGasto')])
    .groupBy(['l.fecha', 'l.festivo', 'g.nombre'])
    .execute()
  return { days, gastos }
}

const kindOf = ({ fecha, festivo }: { fecha: string; festivo: 0 | 1 | null }): Dia['clase'] =>
  festivo === 1 ? 'festivo' : diaDeLaSemana(fecha) === 6 ? 'sábado' : 'laborable'

/** The sums of each day of a period, and its expenses by their names. */
type Figures = Awaited<ReturnType<typeof readFigures>>

/** Reads the days between two dates a few at a time: other requests are answered in between. */
export async function readFigures(base: EngineDb, period: Periodo) {
  const read: Awaited<ReturnType<typeof readDays>>[] = []
  const limits = { fechaInicial: period.desde, fechaFinal: period.hasta }
  for await (const part of readByDays(base, limits, (range) => readDays(base, range))) read.push(part)
  return { period, days: read.flatMap(({ days }) => days), gastos: read.flatMap(({ gastos }) => gastos) }
}

type Days = Pick<Figures, 'days' | 'gastos'>

/** Sums a figure of some kinds of day, and counts the settlements of such days. */
function sumsOf({ days, gastos }: Days, name: FiguraDelMes, kinds: readonly Dia['clase'][] = CLASES_DE_DIA) {
  const own = days.filter((day) => kinds.includes(kindOf(day)))
  const sum =
    name === 'totalGasto'
      ? sumaDe(
          gastos.filter((day) => kinds.includes(kindOf(day))),
          name,
        )
      : own.reduce((total, { [name]: figure }) => total + (figure ?? 0), 0)
  const liquidaciones = sumaDe(own, 'liquidaciones')
  return { sum, liquidaciones, mean: sum / (liquidaciones || 1) }
}

/** Compares per bus and kind of day: a kind that the former period lacks counts on neither side. */
function compare(now: Days, former: Days, name: FiguraDelMes) {
  let [comparable, esperado] = [0, 0]
  for (const kind of CLASES_DE_DIA) {
    const { sum, liquidaciones } = sumsOf(now, name, [kind])
    const like = sumsOf(former, name, [kind])
    if (like.liquidaciones === 0) continue
    comparable += sum
    esperado += like.mean * liquidaciones
  }
  const valor = sumsOf(now, name).sum
  return { valor, esperado: Math.round(esperado), diferencia: Math.round(comparable - esperado) }
}

export function mesOf(now: Figures, former: Figures, segun: CierreSegun): Mes {
  const { period, days } = now
  const figuras = FIGURAS_DEL_MES.map((name) => {
    const [porBus, antes] = [now, former].map((one) => Math.round(sumsOf(one, name).mean))
    return [name, { ...compare(now, former, name), porBus, antes }] as const
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
        ...compare({ days: own, gastos: [] }, former, VALOR_NETO[segun]),
        fecha,
        leidas: sumaDe(own, 'liquidaciones'),
        clase: kindOf(own[0] ?? { fecha, festivo: null }),
      }
    }),
  }
}

/** Beyond this many names the smallest are summed into one. */
const MAX_NAMES = 6

const byName = alphabetically('nombre')

/** The expenses by name, the largest first. */
export function gastosOf({ gastos }: Figures) {
  const rows = [...groupBy(gastos, ({ nombre }) => nombre)]
    .map(([nombre, own]) => ({ nombre, valor: sumaDe(own, 'totalGasto') }))
    .sort((a, b) => b.valor - a.valor || byName(a, b))
  if (rows.length <= MAX_NAMES) return rows
  const rest = rows.splice(MAX_NAMES - 1)
  return [...rows, { nombre: `Otros (${rest.length})`, valor: sumaDe(rest, 'valor') }]
}
