/** Keys of a file's rows. */
import { llaveDeBus, llaveDeDocumento } from './identificadores'
import type { Importable } from './importables'

/** The fields that tell a noun's records apart; none where equal records may stand side by side. */
export const CAMPOS_LLAVE: Readonly<Record<Importable, readonly string[]>> = {
  liquidaciones: ['fecha', 'busNumero'],
  sensores: ['fecha', 'busNumero'],
  conductores: ['documento'],
  buses: ['numero'],
  deudas: [],
  abonos: [],
  festivos: ['fecha'],
}

/** Normalisers that give the comparison key of buses' and drivers' identifiers. */
const LLAVE_DE: Readonly<Record<string, (texto: string) => string>> = {
  busNumero: llaveDeBus,
  numero: llaveDeBus,
  documento: llaveDeDocumento,
}

/** The key of a row as it is compared; '' where equal records may stand side by side. */
export const llaveDe = (noun: Importable, datos: object) =>
  CAMPOS_LLAVE[noun]
    .map((campo) => {
      const valor = String(datos[campo as never])
      return LLAVE_DE[campo]?.(valor) ?? valor
    })
    .join(' ')
