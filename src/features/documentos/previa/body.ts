import { prepareDataForValidation, type FormikValues } from 'formik'
import type { TipoDePapel } from '../../../contract/catalogos'
import { DATOS, type CuerpoPrevia } from '../../../contract/previa'

const OF_ONE = { minimo: false, neutrales: undefined, licencias: undefined }
const OF_AN_END = {
  ...OF_ONE,
  fechaRetiro: '',
  deuda: '',
  otrosDevengados: '',
  motivoDevengados: '',
  otrosDescuentos: '',
  motivoDescuentos: '',
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

/** Values of the preview's form. */
export const valuesOf = ({ tipo, datos, ...own }: Beginning): FormikValues => ({
  ajustes: {},
  marcas: {},
  ...EMPTY[tipo],
  ...own,
  ...datos,
})

/** Checks whether a refusal names nothing but fields of the preview's own form. */
export function isAtFields(tipo: TipoDePapel, errors: Readonly<Record<string, string>>) {
  const names = Object.keys(errors).map((path) => path.replace(/\..*/, ''))
  return names.length > 0 && names.every((name) => name in EMPTY[tipo])
}

/** Body of the preview's calls; undefined while the values cannot be sent. */
export function bodyOf({ tipo, datos: _former, ...own }: Beginning, values: FormikValues, more: object) {
  const { data } = DATOS[tipo].safeParse(prepareDataForValidation(values))
  return data && ({ ...own, tipo, datos: { ...data, ...more } } as CuerpoPrevia)
}
