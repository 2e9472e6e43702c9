/** Closing the till: calls of our own server, beyond the spec's table. */
import { cadenas, cifras } from './campos'
import { EfectivoSchema, estaContado, MENOR_MONEDA, sumaDeEfectivo, type Efectivo } from './efectivo'
import { pesosRequeridos } from './numeros'
import { fechaRequerida, textoOpcional, nombreRequerido, textoRequerido } from './textos'
import { versionVista } from './versiones'
import * as z from './zod'

/** Which net is the company's money: the register's, or the sensor's. */
export const CIERRE_SEGUN = ['registradora', 'sensor'] as const
export type CierreSegun = (typeof CIERRE_SEGUN)[number]

/** Sums of the settlements that a person entered on a day, and of the debts and repayments that hang from them; whole pesos. */
const CifrasSchema = z.object({
  liquidaciones: z.number(),
  /** Unsettled ones among these. */
  pendientes: z.number(),
  ...cifras('netoReg', 'netoSensor', 'abonos', 'deudas'),
  /** Expected money: net plus repayments minus debts. */
  esperado: z.number(),
})
export type CifrasDeCaja = z.infer<typeof CifrasSchema>

/** A closing, with the figures of its moment. */
const CierreSchema = CifrasSchema.extend({
  uuid: z.string(),
  version: z.number(),
  /** False once an administrator has reopened it. */
  cerrado: z.boolean(),
  /** When it was closed: ISO 8601, in UTC. */
  instante: z.string(),
  /** Name of the person who closed it. */
  cerradoPor: z.string(),
  segun: z.enum(CIERRE_SEGUN),
  contado: z.number(),
  /** Null where a sum was typed. */
  efectivo: EfectivoSchema.nullable(),
  /** Counted minus expected money; negative when some is missing. */
  diferencia: z.number(),
  motivo: z.string().nullable(),
  busesSinLiquidacion: z.array(z.string()),
})
export type Cierre = z.infer<typeof CierreSchema>

/** Number and expected money of settlements of an earlier day. */
const DiaCerradoSchema = CifrasSchema.pick({ liquidaciones: true, esperado: true }).extend({
  fecha: z.string(),
})
export type DiaCerrado = z.infer<typeof DiaCerradoSchema>

/** One person's till of a day. */
export const CajaSchema = z.object({
  /** Null for what nobody is known to have entered. */
  username: z.string().nullable(),
  nombre: z.string(),
  /** Today's figures; those of a closing stay with it. */
  ahora: CifrasSchema,
  /** Counted settlements of earlier days whose own tills were closed before. */
  deDiasCerrados: z.array(DiaCerradoSchema),
  /** Changes with the figures. */
  huella: z.string(),
  cierre: CierreSchema.nullable(),
  /** Set when the counted settlements have changed since the closing. */
  difiere: z.boolean(),
})
export type Caja = z.infer<typeof CajaSchema>

/** Query of `GET /cierres`: the day on which the money came. */
export const CierresQuerySchema = z.object({ fecha: fechaRequerida() })

export const CierresSchema = z.object({
  fecha: z.string(),
  segun: z.enum(CIERRE_SEGUN),
  cajas: z.array(CajaSchema),
  /** Settlements among these of earlier days than that of their delivery, by day. */
  deOtrosDias: z.array(DiaCerradoSchema),
  /** Tills that were closed in the fortnight up to this day, the latest first. */
  ultimos: z.array(z.object({ ...cadenas('fecha', 'nombre'), diferencia: z.number() })),
  /** Till of the asking user, present without settlements too unless the day is still to come. */
  propia: CajaSchema.nullable(),
  /** Buses of which nobody has entered a settlement of that day. */
  busesSinLiquidacion: z.array(z.string()),
})
export type Cierres = z.infer<typeof CierresSchema>

const CONTADO_POR = ['efectivo', 'total'] as const

const TOTAL_REQUERIDO = 'Escriba el total contado.'

/** Count of a till, with the remarks on it. */
const conteo = {
  contadoPor: z.enum(CONTADO_POR, 'Elija cómo se contó.'),
  efectivo: EfectivoSchema,
  /** Declares the uncounted denominations as none. */
  demasEnCero: z.boolean('Indique si lo demás está en cero.').optional(),
  total: z.preprocess(
    (valor) => (valor === '' ? null : valor),
    pesosRequeridos(TOTAL_REQUERIDO, 'Ingrese un número valido.').nullish(),
  ),
  motivo: textoOpcional(200),
  /** Acknowledges pending settlements, or buses without one. */
  enterado: z.boolean('Indique si está enterado.'),
}

interface Contado {
  contadoPor: (typeof CONTADO_POR)[number]
  efectivo: Partial<Record<keyof Efectivo, unknown>>
  demasEnCero?: boolean
  total?: unknown
}

/** The money that was counted, in pesos. */
export const contadoEn = ({ contadoPor, efectivo, total }: Contado) =>
  contadoPor === 'efectivo' ? sumaDeEfectivo(efectivo) : typeof total === 'number' ? total : 0

/** Checks whether all is counted or declared none; until then there is no difference. */
export const estaCompleto = ({ contadoPor, efectivo, demasEnCero, total }: Contado) =>
  contadoPor === 'total' ? typeof total === 'number' : demasEnCero || estaContado(efectivo)

/** Body of `POST /cierres`. The till of `huella` is the one that the person saw. */
export const CierreNuevoSchema = z.object({
  ...conteo,
  fecha: fechaRequerida(),
  username: nombreRequerido('Indique de quién es la caja.').nullable(),
  huella: nombreRequerido('Indique qué caja se cierra.', 64),
})
export type CuerpoCierre = z.infer<typeof CierreNuevoSchema>

/** Checks whether a count differs by what a coin could have paid: then it has a reason, also while the rest may be none. */
export const difiereDeVerdad = (conteo: Contado, esperado: number) =>
  (conteo.contadoPor === 'efectivo' || estaCompleto(conteo)) &&
  Math.abs(contadoEn(conteo) - esperado) >= MENOR_MONEDA

const SIN_CONTAR = 'Faltan denominaciones por contar: escriba cuántas hay o marque que lo demás está en cero.'

/**
 * The rules of a count beside its till: it is complete, a difference has a reason, and what is missing is said before.
 * @param esperado what should be there. @param conAvisos whether settlements are pending, or buses without one.
 */
export const reglasDelConteo = (esperado: number, conAvisos: boolean) =>
  z.object(conteo).check(({ value, issues }) => {
    const negar = (campo: string, message: string) =>
      issues.push({ code: 'custom', path: [campo], message, input: value })
    const porTotal = value.contadoPor === 'total'
    if (!estaCompleto(value))
      negar(porTotal ? 'total' : 'demasEnCero', porTotal ? TOTAL_REQUERIDO : SIN_CONTAR)
    if (difiereDeVerdad(value, esperado) && !value.motivo)
      negar('motivo', 'Escriba el motivo de la diferencia.')
    if (conAvisos && !value.enterado) negar('enterado', 'Indique que está enterado de lo que falta.')
  })

/** Body of `PUT /cierres/reabrir`. */
export const ReaperturaSchema = z.object({
  motivo: textoRequerido('Escriba el motivo.', 200),
  version: versionVista(),
})
export type CuerpoReapertura = z.infer<typeof ReaperturaSchema>
