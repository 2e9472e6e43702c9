/** The fixed lists of section 3. A value is what travels and is stored; a name is what a person reads. */

export interface Opcion<T extends string | number = string> {
  valor: T
  nombre: string
}

/** Section 3, Bus: route codes with their descriptive names. */
export const RUTAS = [
  { valor: 'CCNT', nombre: 'Circular Coonatra' },
  { valor: 'CSUR3', nombre: 'Circular Sur 303' },
  { valor: 'CSUR2', nombre: 'Circular Sur 302' },
  { valor: 'CBOS', nombre: 'Calasanz Boston' },
] as const satisfies readonly Opcion[]
type Ruta = (typeof RUTAS)[number]['valor']

/** Checks for one of the four route codes; stored records may hold another, which is shown but not entered again. */
export const esRuta = (codigo: string): codigo is Ruta => RUTAS.some(({ valor }) => valor === codigo)

/** The descriptive name of a route; section 3: an unknown route displays as Circular Sur 303. */
export const nombreDeRuta = (codigo: string | null | undefined): string =>
  RUTAS.find(({ valor }) => valor === codigo)?.nombre ?? 'Circular Sur 303'

/** Section 3, Conductor. */
export const TIPOS_DOCUMENTO = [
  { valor: 'C.C.', nombre: 'Cédula de Ciudadanía' },
  { valor: 'C.E.', nombre: 'Cédula de Extranjería' },
  { valor: 'PP', nombre: 'Pasaporte' },
] as const satisfies readonly Opcion[]
export type TipoDocumento = (typeof TIPOS_DOCUMENTO)[number]['valor']

/** The full name of a document type; an unknown code is shown as it is. */
export const nombreDeTipoDocumento = (codigo: string | null | undefined) =>
  TIPOS_DOCUMENTO.find(({ valor }) => valor === codigo)?.nombre ?? codigo ?? ''

/** Section 3: suggestions for an expense; a custom one may be typed. */
export const TIPOS_GASTO = [
  'Aseo',
  'Combustible',
  'Pesca',
  'Vacuna',
  'Reserva',
  'Taller',
  'Preventiva',
  'Tecnomecanica',
] as const

/** Section 3: suggestions for a justification; free text is allowed. */
export const JUSTIFICACIONES = [
  'Reserva',
  'Varado',
  'Pernocta',
  'Temprano',
  'Enfermo',
  'Incapacidad',
  'Ya liquidó',
  'Autorizado',
  'No tiene liquidaciones',
  'Descanso',
  'Vacaciones',
] as const

/** Section 3: enero to diciembre, valued 1 to 12. */
export const MESES: readonly Opcion<number>[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
].map((nombre, indice) => ({ valor: indice + 1, nombre }))

/** The days of the week, as `diaDeLaSemana` counts them. */
export const DIAS_SEMANA = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

/** Section 9: the months in which the bonus is paid. */
export const MESES_PRIMA: readonly Opcion<number>[] = [
  { valor: 6, nombre: 'Junio' },
  { valor: 12, nombre: 'Diciembre' },
]

/** Section 9: the Bono form offers only Diciembre. */
export const MESES_BONO: readonly Opcion<number>[] = [{ valor: 12, nombre: 'Diciembre' }]

/** The yes/no selector of the settlement search. */
export const SI_NO = [
  { valor: 'true', nombre: 'Si' },
  { valor: 'false', nombre: 'No' },
] as const satisfies readonly Opcion[]

/** Kinds of paper: what is said of each, the title on paper and the file of one that is not issued, without the day. */
export const PAPELES = [
  { valor: 'prima', nombre: 'Prima', titulo: 'Prima de servicios', archivo: 'Prima' },
  { valor: 'vacaciones', nombre: 'Vacaciones', titulo: 'Vacaciones', archivo: 'Vacaciones' },
  { valor: 'liquidacion', nombre: 'Liquidación', titulo: 'Liquidación', archivo: 'Liquidacion' },
  { valor: 'bono', nombre: 'Bono', titulo: 'Bono', archivo: 'Bono' },
  {
    valor: 'liquidacion-antigua',
    nombre: 'Liquidación Antigua',
    titulo: 'Liquidación Antigua',
    archivo: 'LiquidacionAntigua',
  },
] as const
export type TipoDePapel = (typeof PAPELES)[number]['valor']

export const papelDe = (tipo: TipoDePapel) => PAPELES.find(({ valor }) => valor === tipo)!

/** Vacations: a rest, or money in its place. */
export const FORMAS_DE_VACACIONES: readonly Opcion[] = [
  { valor: 'disfrutadas', nombre: 'Disfrutadas' },
  { valor: 'compensadas', nombre: 'Compensadas' },
]

/** 'Liquidación 2026-3' */
export const nombreDeEmitido = ({
  tipo,
  anio,
  numero,
}: {
  tipo: TipoDePapel
  anio: number
  numero: number
}) => `${papelDe(tipo).nombre} ${anio}-${numero}`
