import { prepareDataForValidation, type FormikValues } from 'formik'
import type { TipoDePapel } from '../../../contract/catalogos'
import {
  claveDelContrato,
  DATOS,
  empiezaMarcado,
  type Ajuste,
  type CuerpoPrevia,
  type Papel,
} from '../../../contract/previa'

const OF_ONE = { minimo: false, neutrales: undefined, licencias: undefined }
const OF_AN_END = {
  ...{ ...OF_ONE, fechaRetiro: '', deuda: '' },
  ...{ otrosDevengados: '', motivoDevengados: '', otrosDescuentos: '', motivoDescuentos: '' },
}

/** Values with which the preview of each paper begins. */
const EMPTY: Record<TipoDePapel, object> = {
  prima: { anio: '' },
  bono: { anio: '', dias: '', liberalidad: false },
  vacaciones: { ...OF_ONE, forma: 'disfrutadas', desde: '', hasta: '', dias: '' },
  liquidacion: OF_AN_END,
  'liquidacion-antigua': { ...OF_AN_END, interesesPagados: false },
}

/** Values of a document's own form or, with `datos`, the body of which a paper was issued. */
export interface Beginning {
  tipo: TipoDePapel
  mes?: unknown
  datos?: FormikValues
  [field: string]: unknown
}

type Ajustes = Readonly<Record<string, Ajuste>>

/** Name of a contract's corrections in the form: no number, which Formik takes for an index, and without a point. */
export const nameOf = (contrato: string) => `c${encodeURIComponent(contrato).replaceAll('.', '%2E')}`
const contratoOf = (name: string) => decodeURIComponent(name.slice(1))

const renamed = (ajustes: Ajustes = {}, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(ajustes).map(([name, ajuste]) => [rename(name), ajuste]))

/** Values of the preview's form. */
export const valuesOf = ({ tipo, datos, ...own }: Beginning): FormikValues => ({
  ...EMPTY[tipo],
  ...own,
  ...datos,
  ajustes: renamed(datos?.ajustes as Ajustes, nameOf),
  /** Boxes of contracts as the clerk has left them. */
  boxes: {},
})

/** Checks whether a refusal names nothing but fields of the preview's own form. */
export function isAtFields(tipo: TipoDePapel, errors: Readonly<Record<string, string>>) {
  const names = Object.keys(errors).map((path) => path.replace(/\..*/, ''))
  return names.length > 0 && names.every((name) => name in EMPTY[tipo])
}

/** Body of the preview's calls; undefined while the values cannot be sent. */
export function bodyOf({ tipo, datos: _former, ...own }: Beginning, values: FormikValues, more: object) {
  const { data } = DATOS[tipo].safeParse(prepareDataForValidation(values))
  if (!data) return undefined
  const ajustes = 'ajustes' in data && { ajustes: renamed(data.ajustes, contratoOf) }
  return { ...own, tipo, datos: { ...data, ...ajustes, ...more } } as CuerpoPrevia
}

/** Contract of a paper, as the calls name it. */
export const contractOf = ({ documento, contrato }: Pick<Papel, 'documento' | 'contrato'>) => ({
  documento,
  desde: contrato.desde,
})

/** The same as a text. */
export const keyOf = ({ documento, contrato }: Pick<Papel, 'documento' | 'contrato'>) =>
  claveDelContrato(documento, contrato.desde)

/** Boxes that the clerk has ticked or unticked, by contract. */
export type Boxes = Readonly<Record<string, boolean>>

/** Checks whether a paper is ticked. */
export const isTicked = (papel: Papel, boxes: Boxes) =>
  !papel.cubiertoPor && (boxes[keyOf(papel)] ?? empiezaMarcado(papel))
