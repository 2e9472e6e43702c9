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

/** The key of a row as it is compared; null when it has none, or not all of it. */
export function llaveDe(noun: Importable, datos: Readonly<Record<string, unknown>>): string | null {
  const escritos = CAMPOS_LLAVE[noun].map((campo) => {
    const valor = datos[campo]
    const escrito = typeof valor === 'string' ? valor.trim() : ''
    return LLAVE_DE[campo]?.(escrito) ?? escrito
  })
  return escritos.length > 0 && escritos.every(Boolean) ? escritos.join(' ') : null
}
