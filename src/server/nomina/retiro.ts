/** The settlement that is due at the end of a contract. */
import type { CesantiaSchema } from '../../contract/documentos'
import { sumaDe } from '../../contract/numeros'
import { type Concepto, type Datos } from '../../contract/previa'
import type * as z from '../../contract/zod'
import { type History } from './base'
import { cesantias, interestOf } from './cesantias'
import { halfYearOf } from './periods'
import { prima, warnOfUnissuedPrimas, type Covered } from './prestaciones'
import { combine, type Calculation, type Step } from './steps'
import { compensadas } from './vacaciones'

type TypedYear = z.infer<typeof CesantiaSchema>

interface Retiro extends Datos<'liquidacion-antigua'> {
  fin: string
  cesantiasDesde: string | null
  /** Working days of vacations, enjoyed or paid. */
  tomados: number
  primas: readonly Covered[]
}

const DEDUCTIBLE: readonly Concepto[] = ['prima', 'vacaciones', 'otrosDevengados']

const withoutBase = (concepto: Concepto, valor: number, norma = '', year?: string): Step[] =>
  valor === 0
    ? []
    : [
        {
          concepto,
          valor,
          norma,
          dias: null,
          base: null,
          promedio: null,
          ...(year === undefined
            ? { desde: null, hasta: null }
            : { desde: `${year}-01-01`, hasta: `${year}-12-31` }),
        },
      ]

const stepsOfTypedYear =
  (interesesPagados: boolean) =>
  ({ year, valor }: TypedYear) => [
    ...withoutBase('cesantiasAnteriores', valor, 'CST 249; Ley 50 de 1990, art. 99', year),
    ...withoutBase(
      'interesesAnteriores',
      interesesPagados ? 0 : interestOf(valor, 360),
      'Ley 52 de 1975: 12 % anual',
      year,
    ),
  ]

/** All that is owed at the end of a contract, and the most that may be deducted: severance and its interest stay untouched. */
export function finiquito(historia: History, retiro: Retiro): Calculation & { descontable: number } {
  const { fin, primas, otrosDevengados, otrosDescuentos, deuda } = retiro
  const { pasos, avisos } = combine([
    cesantias(historia, retiro.cesantiasDesde, fin),
    prima(historia, halfYearOf(Number(fin.slice(5, 7)) > 6 ? 12 : 6, fin), primas),
    compensadas(historia, fin, retiro.tomados),
  ])
  const owed = [
    ...retiro.cesantias.flatMap(stepsOfTypedYear(retiro.interesesPagados)),
    ...pasos,
    ...withoutBase('otrosDevengados', otrosDevengados, retiro.motivoDevengados),
  ]
  return {
    pasos: [
      ...owed,
      ...withoutBase('otrosDescuentos', -otrosDescuentos, retiro.motivoDescuentos),
      ...withoutBase('deuda', -deuda, 'CST 59 y 149'),
    ],
    avisos: [...avisos, ...warnOfUnissuedPrimas(historia, fin, primas)],
    descontable: sumaDe(
      owed.filter(({ concepto }) => DEDUCTIBLE.includes(concepto)),
      'valor',
    ),
  }
}
