/** The entities of section 3, as a stranger's host keeps them. */
export interface Liquidacion {
  uuid: string
  fecha: string
  busNumero: string
  conductorDocumento: string | null
  viajes: number
  regIni: number
  regFin: number
  sensor: number
  civica: number
  tiquetes: number
  comentario: string | null
  fechaEntrega: string | null
  liquidada: boolean | null
  gastos: { nombre: string; valor: number }[]
  abonoDto: { valor: number; fecha: string } | null
  deudaDto: { razon: string; valor: number; fecha: string } | null
}

export interface Conductor {
  /** Named by the attendance rows alone. */
  uuid: string
  nombre: string
  empresa: string
  fechaNacimiento: string
  tipoDocumento: string
  documento: string
  fechaUltimoIngreso: string | null
  fechaUltimoRetiro: string | null
  valido: boolean
}

export interface Bus {
  numero: string
  empresa: string
  ruta: string
  modelo: string
  marca: string
  placa: string
  conductorDocumento: string | null
}

export interface Pasaje {
  uuid: string
  ruta: string
  valor: number
  porcentajePasajero: number
  porcentajeFestivos: number
  porcentajeBonificacion: number
  limiteBonificacion: number
  pasajerosPorViaje: number
  fechaInicio: string
  fechaFinal: string
  valido: boolean
}

export interface Deuda {
  uuid: string
  valor: number
  razon: string
  conductorDocumento: string
  fecha: string
}

export type Abono = Omit<Deuda, 'razon'> & { origen: string }

export interface Asistencia {
  uuid: string | null
  fecha: string
  conductorUuid: string
  conductorNombre: string
  bus: string | null
  justificacion: string | null
  asistio: boolean
  entregoAlDia: boolean
  entregoPresencial: boolean
}
