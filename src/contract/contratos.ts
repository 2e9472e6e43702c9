/** A driver's employments: calls of our own server, beyond the spec's table. */
import { cadenas, cadenasONulas, cifras } from './campos'
import { decimal } from './numeros'
import { enOrden, fechaRequerida, textoRequerido, uuidRequerido } from './textos'
import { versionVista } from './versiones'
import * as z from './zod'

/** A date that may be absent, emptied or null. */
const fechaOpcional = () =>
  z.preprocess((valor) => (valor === '' ? null : (valor ?? null)), fechaRequerida().nullable())

/** Body of `POST /contratos` and, with its `uuid`, of `PUT /contratos`. Both days are inclusive. */
export const ContratoSchema = enOrden(
  z.object({
    uuid: uuidRequerido().nullish(),
    /** The row's, when editing. */
    version: versionVista(),
    conductorUuid: uuidRequerido(),
    empresa: textoRequerido('La empresa es requerida.', 80),
    desde: fechaRequerida(),
    /** Null while it runs. */
    hasta: fechaOpcional(),
    /** Working days of vacations taken before papers are issued here. */
    vacacionesPrevias: z.preprocess(
      (valor) => (valor === '' ? 0 : (valor ?? 0)),
      decimal('', 'Ingrese un número válido.', 1).pipe(z.number().max(999, 'Máximo 999 días.')),
    ),
    /** First day whose cesantías are neither deposited nor paid; null where that is the contract's own. */
    cesantiasDesde: fechaOpcional(),
  }),
)
export type CuerpoContrato = z.infer<typeof ContratoSchema>

/** Body of `PUT /contratos`: it must say which contract. */
export const EdicionContratoSchema = ContratoSchema.safeExtend({ uuid: uuidRequerido() })

export const ContratoFilaSchema = z.object({
  ...cadenas('uuid', 'conductorUuid', 'empresa', 'desde'),
  ...cadenasONulas('hasta', 'cesantiasDesde'),
  ...cifras('vacacionesPrevias', 'version'),
})
export type ContratoFila = z.infer<typeof ContratoFilaSchema>

/** A contract in a driver's list; `finPropuesto` is the retirement that ends it, while nobody has confirmed that end. */
const ContratoListadoSchema = ContratoFilaSchema.extend({ finPropuesto: z.string().nullish() })
export type ContratoListado = z.infer<typeof ContratoListadoSchema>

/**
 * Answer of `GET /contratos`: those of a driver, the latest first, the one to be confirmed while none reaches the present service or its
 * last settlements, and the settlements outside them.
 */
export const ContratosSchema = z.object({
  contratos: z.array(ContratoListadoSchema),
  /** '12 liquidaciones fuera de contrato, desde el 3 de julio de 2026', where there are any. */
  fuera: z.string().nullish(),
  propuesto: ContratoFilaSchema.omit({ uuid: true, version: true }).nullable(),
})
export type Contratos = z.infer<typeof ContratosSchema>
export type ContratoPropuesto = NonNullable<Contratos['propuesto']>

/** Answer of `GET /contratos/propuestos`: those of all drivers that nobody has confirmed. */
export const PropuestosSchema = z.array(
  ContratoFilaSchema.omit({ uuid: true, version: true }).extend({ nombre: z.string() }),
)
export type Propuestos = z.infer<typeof PropuestosSchema>

/** Values of the form that confirms several of them: those that are ticked. */
export const ConfirmacionSchema = z.object({
  contratos: z.array(ContratoSchema.safeExtend({ nombre: z.string(), elegido: z.boolean() })),
})
