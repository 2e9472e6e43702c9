import { cadenas, cifras } from './campos'
import * as z from './zod'
import { GASTOS_INICIALES } from './liquidaciones'
import { AT_END_DATE, finalDespuesDeInicial, finalNoAntesDeInicial } from './fechas'
import { documentoDeBusqueda, fechasDeBusqueda, numeroDeBusqueda } from './filtros'
import { filtro, nombreRequerido } from './textos'

/** Query of `GET /reporte/gastos`; all optional. */
export const FiltroGastosSchema = z
  .object({
    ...fechasDeBusqueda,
    nombre: filtro(nombreRequerido('El nombre es requerido.', 200)),
    numero: numeroDeBusqueda,
    documento: documentoDeBusqueda,
  })
  .refine(finalNoAntesDeInicial, AT_END_DATE)

/** Values of the filter form: section 5 wants its end after its start. */
export const BusquedaGastosSchema = FiltroGastosSchema.refine(finalDespuesDeInicial, AT_END_DATE)

export const GastoFilaSchema = z.object({
  ...cadenas('uuid', 'nombre'),
  valor: z.number(),
  ...cadenas('fecha', 'busNumero'),
  /** Sent by our own server; it links the name to the driver's page. */
  conductorDocumento: z.string().nullish(),
  conductorNombre: z.string(),
})
export type GastoFila = z.infer<typeof GastoFilaSchema>

/** Answer of `GET /reporte/gastos`. */
export const ReporteGastosSchema = z.object({
  gastos: z.array(GastoFilaSchema),
  ...cifras('promedioGastosDia', 'totalGasto'),
})
export type ReporteGastos = z.infer<typeof ReporteGastosSchema>

/** Query of `GET /reporte/gastos/resumen`, of our own server alone. */
export const FiltroResumenGastosSchema = FiltroGastosSchema.safeExtend({
  por: z.enum(['nombre', 'bus'], 'Elija por nombre o por bus.'),
})

/** The expenses of one name, whatever its accents and case, or of one bus. */
const GastosSumadosSchema = z.object({
  ...cadenas('nombre'),
  ...cifras('valor', 'veces'),
  /** Per cent of the report's total. */
  ...cifras('porcentaje'),
  /** Days that have an expense: of a name in the whole report, of a bus its own days. */
  ...cifras('dias', 'porDia', 'combustiblePorDia'),
})
export type GastosSumados = z.infer<typeof GastosSumadosSchema>

/** Its answer: the highest sums first. */
export const ResumenGastosSchema = ReporteGastosSchema.extend({ gastos: z.array(GastosSumadosSchema) })
export type ResumenGastos = z.infer<typeof ResumenGastosSchema>

const HABITUALES = new Map(GASTOS_INICIALES.map(({ nombre }) => [nombre.toLowerCase(), nombre]))

/** Figures in pesos by an expense's name. */
export type UltimosGastos = Readonly<Record<string, number>>

/** Each bus's last figure of the expenses that every settlement begins with, by the bus's number and the expense's name. */
export function ultimosGastos(
  gastos: readonly Pick<GastoFila, 'nombre' | 'valor' | 'fecha' | 'busNumero'>[],
): Record<string, UltimosGastos> {
  const deBus: Record<string, UltimosGastos> = {}
  for (const { nombre, valor, busNumero } of gastos.toSorted((a, b) => b.fecha.localeCompare(a.fecha))) {
    const habitual = HABITUALES.get(nombre.toLowerCase())
    if (habitual && valor !== 0) deBus[busNumero] = { [habitual]: valor, ...deBus[busNumero] }
  }
  return deBus
}
