/** The pages of drivers and buses, for the names in a table's cells. A row without the key has no link. */

export const conductorAddress = (documento: string) => `/conductores/${encodeURIComponent(documento)}`
export const busAddress = (numero: string) => `/buses/${encodeURIComponent(numero)}`

export const conductorLink = ({ conductorDocumento }: { conductorDocumento?: string | null }) =>
  conductorDocumento ? conductorAddress(conductorDocumento) : undefined

export const busLink = ({ busNumero }: { busNumero?: string | null }) =>
  busNumero ? busAddress(busNumero) : undefined

/** Properties shared by the columns of drivers' names. */
export const CONDUCTOR_COLUMN = {
  field: 'conductorNombre',
  title: 'Conductor',
  minWidth: 140,
  wraps: true,
  link: conductorLink,
} as const

/** The bus of a row that is another noun's. */
export const BUS_COLUMN = {
  field: 'busNumero',
  title: 'Bus',
  card: 'subtitle',
  maxWidth: 80,
  link: busLink,
} as const

/** A record's uuid, for who asks for it. */
export const IDENTIFICADOR_COLUMN = {
  field: 'uuid',
  title: 'Identificador',
  hidden: true,
  filterable: false,
  minWidth: 300,
} as const
