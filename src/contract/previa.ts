/** Papers before they are issued: calls of our own server, beyond the spec's table. */
import { cadenas, cadenasONulas, cifras } from './campos'
import { ContratoFilaSchema } from './contratos'
import { BonoSchema, DocumentoDeConductorSchema, LiquidacionAntiguaSchema, PrimaSchema } from './documentos'
import { diasEntre } from './fechas'
import { decimal, enteroDeConsulta, pesosRequeridos } from './numeros'
import { enOrden, fechaRequerida, filtro, siSon, textoOpcional, uuidRequerido } from './textos'
import * as z from './zod'

/** Concepts that a paper pays or takes, by their codes; each is a line of it. */
export const CONCEPTOS = {
  prima: 'Prima de servicios',
  cesantias: 'Cesantías',
  intereses: 'Intereses de las cesantías',
  vacaciones: 'Vacaciones compensadas',
  disfrutadas: 'Vacaciones disfrutadas',
  bono: 'Bono',
  liberalidad: 'Bono por mera liberalidad',
  cesantiasAnteriores: 'Cesantías de años anteriores, según la empresa',
  interesesAnteriores: 'Intereses de cesantías de años anteriores',
  otrosDevengados: 'Otros devengados',
  otrosDescuentos: 'Otros descuentos',
  deuda: 'Deuda con la empresa',
} as const
export type Concepto = keyof typeof CONCEPTOS

const RangoSchema = enOrden(
  z.object({ desde: fechaRequerida(), hasta: fechaRequerida(), motivo: textoOpcional(80) }),
)
/** Days on which a driver was his employer's and could not earn, or was on unpaid leave. */
export type Rango = z.infer<typeof RangoSchema>

const rangos = () => z.array(RangoSchema).max(100, 'Máximo 100 rangos.').optional()

/** Corrections of a clerk in one driver's paper. Neutral ranges that are absent are those of the attendance and of issued rests. */
const AjusteSchema = z.object({
  neutrales: rangos(),
  licencias: rangos(),
  /** The legal minimum stands for a base below it. */
  minimo: z.boolean().optional(),
})
export type Ajuste = z.infer<typeof AjusteSchema>

/** Key of a contract among papers: its uuid or, while nobody has confirmed it, its driver's, who has no other such. */
export const claveDelContrato = ({ uuid, conductorUuid }: Papel['contrato']) => uuid ?? conductorUuid

/** Values of several contracts' papers, each known by {@link claveDelContrato}: who came back has a paper of each. */
const DeVariosSchema = z.object({
  /** Year of the month; that of the latest half-year that has begun, where it is absent. */
  anio: filtro(enteroDeConsulta('Ingrese un año válido.', 2000, 2999)),
  ajustes: z.record(z.string(), AjusteSchema).default({}),
  /** Contracts of which a paper is wanted; all where it is absent. */
  elegidos: z.array(z.string()).optional(),
  /** Boxes that the clerk has ticked or unticked. */
  marcas: z.record(z.string(), z.boolean()).default({}),
})
/** Without a `contratoUuid` the paper is of the latest contract that begins by its day. */
const DeUnoSchema = AjusteSchema.extend({ contratoUuid: uuidRequerido().optional() })

const DIAS_INVALIDOS = 'Ingrese un número válido de días.'
const dias = () =>
  decimal('Los días son requeridos.', DIAS_INVALIDOS, 1).pipe(
    z.number().positive(DIAS_INVALIDOS).max(360, 'Máximo 360 días.'),
  )
const suma = () =>
  z.preprocess((valor) => valor ?? 0, pesosRequeridos('El valor es requerido.', 'Ingrese un número válido.'))

const RetiroSchema = DeUnoSchema.extend({
  /** Day of the end; that of the contract, else today, where it is absent. */
  fechaRetiro: fechaRequerida().optional(),
  otrosDevengados: suma(),
  motivoDevengados: textoOpcional(80),
  otrosDescuentos: suma(),
  motivoDescuentos: textoOpcional(80),
  /** Deducted of the driver's debts. */
  deuda: suma(),
})
  .refine(({ otrosDevengados, motivoDevengados }) => otrosDevengados === 0 || motivoDevengados !== '', {
    error: 'El motivo es requerido.',
    path: ['motivoDevengados'],
  })
  .refine(({ otrosDescuentos, motivoDescuentos }) => otrosDescuentos === 0 || motivoDescuentos !== '', {
    error: 'El motivo es requerido.',
    path: ['motivoDescuentos'],
  })

const VacacionesSchema = z.discriminatedUnion('forma', [
  DeUnoSchema.extend({ forma: z.literal('compensadas'), dias: dias() }),
  enOrden(
    DeUnoSchema.extend({
      forma: z.literal('disfrutadas'),
      desde: fechaRequerida(),
      hasta: fechaRequerida(),
    }),
  ).refine(({ desde, hasta }) => diasEntre(desde, hasta) < 366, {
    error: 'Un descanso dura como máximo un año.',
    path: ['hasta'],
    when: siSon('string', 'desde', 'hasta'),
  }),
])

/** Values of the preview's form, by the paper. */
export const DATOS = {
  prima: DeVariosSchema,
  vacaciones: VacacionesSchema,
  liquidacion: RetiroSchema,
  'liquidacion-antigua': RetiroSchema.safeExtend({
    cesantias: LiquidacionAntiguaSchema.shape.cesantias,
    /** No interest is owed of the typed cesantías. */
    interesesPagados: z.boolean().default(false),
  }),
  bono: DeVariosSchema.extend({
    /** Days of salary. */
    dias: dias(),
    /** It is no salary (CST 128). */
    liberalidad: z.boolean().default(false),
  }),
}

export type Datos<Tipo extends keyof typeof DATOS> = z.infer<(typeof DATOS)[Tipo]>

/** The issued paper in whose place one is computed, by its day and as if it were not there. */
const reemplazo = { reemplaza: uuidRequerido().optional() }
const DelMesSchema = PrimaSchema.extend(reemplazo)
const DelConductorSchema = DocumentoDeConductorSchema.extend(reemplazo)

/** Body of `POST /documentos/previa` and of `POST /documentos/previa/pdf`. */
export const PreviaSchema = z.discriminatedUnion('tipo', [
  DelMesSchema.extend({ tipo: z.literal('prima'), datos: DATOS.prima }),
  DelConductorSchema.extend({ tipo: z.literal('vacaciones'), datos: DATOS.vacaciones }),
  DelConductorSchema.extend({ tipo: z.literal('liquidacion'), datos: DATOS.liquidacion }),
  DelConductorSchema.extend({ tipo: z.literal('liquidacion-antigua'), datos: DATOS['liquidacion-antigua'] }),
  BonoSchema.extend({ ...reemplazo, tipo: z.literal('bono'), datos: DATOS.bono }),
])
export type CuerpoPrevia = z.infer<typeof PreviaSchema>

/** A step of a paper. A deduction's value is negative; the base has cents. */
const LineaSchema = z.object({
  concepto: z.enum(Object.keys(CONCEPTOS) as [Concepto, ...Concepto[]]),
  ...cadenasONulas('desde', 'hasta'),
  dias: z.number().nullable(),
  base: z.number().nullable(),
  valor: z.number(),
  norma: z.string(),
})
export type Linea = z.infer<typeof LineaSchema>

/**
 * Warning to a clerk, of which a `nota`, that of the paper's own figures, stands on paper too; `minimo` offers the box 'Usar el salario
 * mínimo como base', `consignadas` to leave out the years before the last.
 */
const AvisoSchema = z.object({
  tipo: z.enum(['minimo', 'dato', 'nota', 'consignadas']),
  mensaje: z.string(),
})
export type Aviso = z.infer<typeof AvisoSchema>

/** The contract of a paper; it has no `uuid` while nobody has confirmed it, and `hasta` is the last day for every calculation. */
const ContratoDePapelSchema = ContratoFilaSchema.omit({ version: true }).extend({
  uuid: z.string().nullable(),
})

/** A paper as it would be issued now. */
const PapelSchema = z.object({
  ...cadenas('documento', 'nombre', 'empresa'),
  contrato: ContratoDePapelSchema,
  lineas: z.array(LineaSchema),
  total: z.number(),
  avisos: z.array(AvisoSchema),
  /** Why it cannot be issued. */
  impedimento: z.string().optional(),
  /** Paper that pays its days already: 'Prima 2026-3'. */
  cubiertoPor: z.string().optional(),
  /** Fingerprint of what it says and of how many settlements it was computed from. */
  huella: z.string(),
  /** The days that were taken so: the proposed ones, or the clerk's. */
  neutrales: z.array(RangoSchema),
  licencias: z.array(RangoSchema),
  /** The contract has ended; of papers of a month alone. */
  retirado: z.boolean().optional(),
  /** Figures of the end of a contract: what the driver owes by the ledger, and the most that may be deducted. */
  saldo: z.number().optional(),
  descontable: z.number().optional(),
})
export type Papel = z.infer<typeof PapelSchema>

/** Groups of a month's papers, in their order. */
export const GRUPOS = {
  lista: 'Listas para emitir',
  contrato: 'Falta confirmar el contrato',
  impedida: 'No se pueden emitir',
  retirado: 'Retirados',
  vacia: 'Sin salarios en esos días',
  pagada: 'Ya pagadas',
}
const GRUPO = z.enum(Object.keys(GRUPOS) as (keyof typeof GRUPOS)[])

/** The group of a month's paper. */
export function grupoDe({ contrato, retirado, cubiertoPor, impedimento, total }: Papel) {
  if (cubiertoPor) return 'pagada'
  if (contrato.uuid === null) return 'contrato'
  if (retirado) return 'retirado'
  if (impedimento) return 'impedida'
  return total === 0 ? 'vacia' : 'lista'
}

/** Checks whether a month's paper is ticked, as it is at first of who works on, where it pays something and can be issued. */
export const estaMarcado = (papel: Papel, marcas: Readonly<Record<string, boolean>>) =>
  !papel.cubiertoPor && (marcas[claveDelContrato(papel.contrato)] ?? grupoDe(papel) === 'lista')

/** Sum of some papers of a company; of all of them, where there are several, without its name. */
const TotalSchema = z.object({ empresa: z.string().nullable(), ...cifras('documentos', 'total') })
/** Sum of a group's papers, ticked or not. */
const SumaDeGrupoSchema = z.object({ grupo: GRUPO, ...cifras('documentos', 'total') })

/** Answer of `POST /documentos/previa`. */
export const PapelesSchema = z.object({
  papeles: z.array(PapelSchema),
  totales: z.array(TotalSchema),
  grupos: z.array(SumaDeGrupoSchema),
})
export type Papeles = z.infer<typeof PapelesSchema>
