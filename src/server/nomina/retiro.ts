/** The settlement that is due at the end of a contract. */
import type { CesantiaSchema } from '../../contract/documentos'
import { sumaDe } from '../../contract/numeros'
import { type Concepto } from '../../contract/previa'
import type * as z from '../../contract/zod'
import { type Historia } from './base'
import { cesantias, interesesDe } from './cesantias'
import { primaSemestre } from './periodos'
import { prima, primasSinEmitir, type Cubierto } from './prestaciones'
import { combine, type Calculo, type Paso } from './steps'
import { compensadas } from './vacaciones'

type Anterior = z.infer<typeof CesantiaSchema>

interface Retiro {
  fin: string
  cesantiasDesde: string | null
  /** Working days of vacations, enjoyed or paid. */
  tomados: number
  primas: readonly Cubierto[]
  /** Severance of the years before those that are computed, as the company says it. */
  anteriores: readonly Anterior[]
  interesesPagados: boolean
  otrosDevengados: number
  motivoDevengados: string
  otrosDescuentos: number
  motivoDescuentos: string
  deuda: number
}

const DESCONTABLES: readonly Concepto[] = ['prima', 'vacaciones', 'otrosDevengados']

const sinBase = (concepto: Concepto, valor: number, norma = '', year?: string): Paso[] =>
  valor === 0
    ? []
    : [
        {
          ...{ concepto, valor, norma, dias: null, base: null, promedio: null },
          ...(year === undefined
            ? { desde: null, hasta: null }
            : { desde: `${year}-01-01`, hasta: `${year}-12-31` }),
        },
      ]

const anterior =
  (interesesPagados: boolean) =>
  ({ year, valor }: Anterior) => [
    ...sinBase('cesantiasAnteriores', valor, 'CST 249; Ley 50 de 1990, art. 99', year),
    ...sinBase(
      'interesesAnteriores',
      interesesPagados ? 0 : interesesDe(valor, 360),
      'Ley 52 de 1975: 12 % anual',
      year,
    ),
  ]

/** All that is owed at the end of a contract, and the most that may be deducted: severance and its interest stay untouched. */
export function finiquito(historia: Historia, retiro: Retiro): Calculo & { descontable: number } {
  const { fin, primas, otrosDevengados, otrosDescuentos, deuda } = retiro
  const { pasos, avisos } = combine([
    cesantias(historia, retiro.cesantiasDesde, fin),
    prima(historia, primaSemestre(Number(fin.slice(5, 7)) > 6 ? 12 : 6, fin), primas),
    compensadas(historia, fin, retiro.tomados),
  ])
  const owed = [
    ...retiro.anteriores.flatMap(anterior(retiro.interesesPagados)),
    ...pasos,
    ...sinBase('otrosDevengados', otrosDevengados, retiro.motivoDevengados),
  ]
  return {
    pasos: [
      ...owed,
      ...sinBase('otrosDescuentos', -otrosDescuentos, retiro.motivoDescuentos),
      ...sinBase('deuda', -deuda, 'CST 59 y 149'),
    ],
    avisos: [...avisos, ...primasSinEmitir(historia, fin, primas)],
    descontable: sumaDe(
      owed.filter(({ concepto }) => DESCONTABLES.includes(concepto)),
      'valor',
    ),
  }
}
